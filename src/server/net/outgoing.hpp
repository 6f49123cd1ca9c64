#pragma once
// What waits for clients to take it, of all connections together, in bytes. Each has a limit of its
// own, but many make much. When it is nearly too much, somebody has to go: the network sees to it.
// Thread-safe.

#include <atomic>
#include <cstddef>
#include <functional>
#include <new>
#include <utility>

namespace camlann::server {

class Outgoing {
 public:
  /// Never more than `most` bytes. `make_room` is called, on the thread that adds, when three
  /// quarters are reached, and not again before made_room().
  Outgoing(std::size_t most, std::function<void()> make_room)
      : most_(most), make_room_(std::move(make_room)) {}

  /// False: there is no room, and nothing was added.
  [[nodiscard]] bool add(std::size_t bytes) {
    const auto total = total_.fetch_add(bytes) + bytes;
    const bool fits = total <= most_;
    if (!fits) total_ -= bytes;
    if (total > most_ / 4 * 3 && !asked_.exchange(true)) ask();
    return fits;
  }
  void remove(std::size_t bytes) { total_ -= bytes; }

  /// How much has to go so that the half is free again.
  [[nodiscard]] std::size_t excess() const {
    const std::size_t total = total_;
    return total > most_ / 2 ? total - most_ / 2 : 0;
  }
  void made_room() { asked_ = false; }

  [[nodiscard]] std::size_t total() const { return total_; }

  /// Bytes that are there as long as this is.
  class Share {
   public:
    Share(Outgoing& outgoing, std::size_t bytes)
        : outgoing_(outgoing.add(bytes) ? &outgoing : nullptr), bytes_(bytes) {}
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;
    ~Share() {
      if (outgoing_ != nullptr) outgoing_->remove(bytes_);
    }
    /// Whether there was room.
    explicit operator bool() const { return outgoing_ != nullptr; }

   private:
    Outgoing* outgoing_;
    std::size_t bytes_;
  };

 private:
  void ask() {
    try {
      make_room_();
    } catch (const std::bad_alloc&) {
      asked_ = false;  // whoever adds next asks again
    }
  }

  const std::size_t most_;
  const std::function<void()> make_room_;
  std::atomic<std::size_t> total_{0};
  std::atomic<bool> asked_{false};
};

}  // namespace camlann::server
