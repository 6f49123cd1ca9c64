#include "server/core/token_bucket.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <mutex>
#include <random>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::server {

std::chrono::nanoseconds TokenBucket::take(const Rate& rate, SteadyTime now) {
  const auto full_at = std::max(full_at_, now) + rate.each;
  const auto wait = full_at - now - rate.burst * rate.each;
  constexpr auto none = std::chrono::nanoseconds::zero();
  if (wait > none) return wait;
  full_at_ = full_at;
  return none;
}

AddressBuckets::AddressBuckets(const Rate& rate, SteadyClock now)
    : rate_(rate), now_(std::move(now)), salt_(std::random_device{}()) {}

std::chrono::nanoseconds AddressBuckets::take(std::string_view address) {
  const auto salted = std::to_string(salt_).append(address);
  auto& bucket = buckets_[std::hash<std::string_view>{}(salted) % places];
  const std::lock_guard lock(mutex_);
  return bucket.take(rate_, now_());
}

}  // namespace camlann::server
