#include "server/core/token_bucket.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <random>
#include <string>
#include <string_view>

#include "server/core/address_ranges.hpp"

namespace camlann::server {

namespace {

/// Returns the rate of a network with 2^doublings times the tokens.
Rate wider(Rate rate, std::size_t doublings) {
  const int times = 1 << doublings;
  rate.burst *= times;
  rate.each /= times;
  return rate;
}

}  // namespace

std::chrono::nanoseconds TokenBucket::wait(const Rate& rate, SteadyTime now, int tokens) const {
  const std::chrono::nanoseconds wait =
      std::max(full_at_, now) + tokens * rate.each - now - rate.burst * rate.each;
  return std::max(wait, std::chrono::nanoseconds::zero());
}

std::chrono::nanoseconds TokenBucket::take(const Rate& rate, SteadyTime now, int tokens) {
  const auto time = wait(rate, now, tokens);
  if (time == std::chrono::nanoseconds::zero()) {
    full_at_ = std::max(full_at_, now) + tokens * rate.each;
  }
  return time;
}

BucketTable::BucketTable() : salt_(std::random_device{}()) {}

TokenBucket& BucketTable::of(std::string_view text) {
  const auto salted = std::to_string(salt_).append(text);
  return buckets_[std::hash<std::string_view>{}(salted) % places];
}

std::chrono::nanoseconds NameBuckets::take(std::string_view name, int tokens) {
  const std::lock_guard lock(mutex_);
  return table_.of(name).take(rate_, now_(), tokens);
}

void NameBuckets::give_back(std::string_view name, int tokens) {
  const std::lock_guard lock(mutex_);
  table_.of(name).give_back(rate_, tokens);
}

std::chrono::nanoseconds AddressBuckets::take(std::string_view address, int tokens) {
  const auto networks = networks_of(address);
  const std::lock_guard lock(mutex_);
  const auto now = now_();
  std::array<TokenBucket*, 3> found{};
  auto longest = std::chrono::nanoseconds::zero();
  for (std::size_t i = 0; i < networks.size(); ++i) {
    found[i] = &tables_[i].of(networks[i]);
    longest = std::max(longest, found[i]->wait(wider(rate_, i), now, tokens));
  }
  if (longest > std::chrono::nanoseconds::zero()) return longest;
  for (std::size_t i = 0; i < networks.size(); ++i) {
    (void)found[i]->take(wider(rate_, i), now, tokens);
  }
  return longest;
}

void AddressBuckets::give_back(std::string_view address, int tokens) {
  const auto networks = networks_of(address);
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < networks.size(); ++i) {
    tables_[i].of(networks[i]).give_back(wider(rate_, i), tokens);
  }
}

}  // namespace camlann::server
