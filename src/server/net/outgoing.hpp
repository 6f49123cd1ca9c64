#pragma once
// Limits the bytes that wait to be sent, over all connections. Each connection also has its own
// limit, but the sum could still be too much. When the total is nearly full, the network closes
// slow connections. Thread-safe.

#include <atomic>
#include <cstddef>
#include <functional>
#include <new>
#include <utility>

namespace camlann::server {

class Outgoing {
 public:
  /// Allows at most `most` bytes. Above three quarters of that, add() calls `make_room` on its own
  /// thread, and not again before made_room().
  Outgoing(std::size_t most, std::function<void()> make_room)
      : most_(most), make_room_(std::move(make_room)) {}

  /// Returns false, and adds nothing, if there is no room.
  [[nodiscard]] bool add(std::size_t bytes) {
    const auto total = total_.fetch_add(bytes) + bytes;
    const bool fits = total <= most_;
    if (!fits) total_ -= bytes;
    if (total > most_ / 4 * 3 && !asked_.exchange(true)) ask();
    return fits;
  }
  void remove(std::size_t bytes) { total_ -= bytes; }

  /// Returns the bytes that must be removed until half of the room is free.
  [[nodiscard]] std::size_t excess() const {
    const std::size_t total = total_;
    return total > most_ / 2 ? total - most_ / 2 : 0;
  }
  void made_room() { asked_ = false; }

  [[nodiscard]] std::size_t total() const { return total_; }

  /// Adds bytes on construction and removes them on destruction.
  class Share {
   public:
    Share(Outgoing& outgoing, std::size_t bytes)
        : outgoing_(outgoing.add(bytes) ? &outgoing : nullptr), bytes_(bytes) {}
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;
    ~Share() {
      if (outgoing_ != nullptr) outgoing_->remove(bytes_);
    }
    /// True if there was room.
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
      asked_ = false;  // the next add() tries again
    }
  }

  const std::size_t most_;
  const std::function<void()> make_room_;
  std::atomic<std::size_t> total_{0};
  std::atomic<bool> asked_{false};
};

}  // namespace camlann::server
