#pragma once
// Counts the sockets, or the open uploads, of each address. For one thread.

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>

namespace camlann::server {

class AddressCounter {
 public:
  /// A counted place; its destructor frees it.
  class Slot {
   public:
    Slot() = default;
    Slot(AddressCounter* counter, std::string address)
        : counter_(counter), address_(std::move(address)) {}
    Slot(Slot&& other) noexcept
        : counter_(std::exchange(other.counter_, nullptr)), address_(std::move(other.address_)) {}
    Slot& operator=(Slot&& other) noexcept {
      std::swap(counter_, other.counter_);
      std::swap(address_, other.address_);
      return *this;
    }
    ~Slot() {
      if (counter_ != nullptr) counter_->leave(address_);
    }
    explicit operator bool() const { return counter_ != nullptr; }

   private:
    AddressCounter* counter_ = nullptr;
    std::string address_;
  };

  explicit AddressCounter(std::size_t per_address) : per_address_(per_address) {}

  /// Returns an empty slot if the address has no place left.
  [[nodiscard]] Slot enter(const std::string& address) {
    auto& count = by_address_[address];
    if (count >= per_address_) return {};
    ++count;
    return {this, address};
  }

 private:
  void leave(const std::string& address) {
    const auto found = by_address_.find(address);
    if (found == by_address_.end()) return;
    if (--found->second == 0) by_address_.erase(found);
  }

  const std::size_t per_address_;
  std::unordered_map<std::string, std::size_t> by_address_;
};

}  // namespace camlann::server
