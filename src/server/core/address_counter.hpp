#pragma once
// Counts the sockets, or the uploads in progress, of each address and of the networks around it.
// For one thread.

#include <cstddef>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/core/address_ranges.hpp"
#include "server/core/last_places.hpp"

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

  /// A /56 has twice the places of an address, a /48 four times.
  explicit AddressCounter(std::size_t per_address,
                          std::size_t in_all = std::numeric_limits<std::size_t>::max())
      : per_address_(per_address), in_all_(in_all) {}

  /// Returns an empty slot if the address, a network around it or the whole has no place left.
  [[nodiscard]] Slot enter(const std::string& address) {
    const auto networks = networks_of(address);
    const bool network_has_none = count_of(networks[networks.size() - 1]) == 0;
    if (!has_place(taken_, in_all_, network_has_none, true)) return {};
    for (std::size_t width = 0; width < networks.size(); ++width) {
      if (count_of(networks[width]) >= per_address_ << width) return {};
    }
    Slot slot(this, address);
    ++taken_;
    for (std::size_t width = 0; width < networks.size(); ++width) {
      ++counts_[std::string(networks[width])];
    }
    return slot;
  }

 private:
  [[nodiscard]] std::size_t count_of(std::string_view network) const {
    const auto found = counts_.find(std::string(network));
    return found == counts_.end() ? 0 : found->second;
  }

  void leave(const std::string& address) {
    const auto networks = networks_of(address);
    --taken_;
    for (std::size_t width = 0; width < networks.size(); ++width) {
      const auto found = counts_.find(std::string(networks[width]));
      if (found != counts_.end() && --found->second == 0) counts_.erase(found);
    }
  }

  const std::size_t per_address_;
  const std::size_t in_all_;
  std::size_t taken_ = 0;
  std::unordered_map<std::string, std::size_t> counts_;  // by network
};

}  // namespace camlann::server
