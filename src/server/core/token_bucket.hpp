#pragma once
// How often something may be done: a token a time, out of a bucket that fills by and by. One bucket
// for a socket's messages, a table of them for what an address may ask.

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string_view>

namespace camlann::server {

struct Rate {
  int burst = 1;                         // tokens in a full bucket
  std::chrono::milliseconds each{1000};  // until the next token comes

  bool operator==(const Rate&) const = default;
};

using SteadyTime = std::chrono::steady_clock::time_point;
using SteadyClock = std::function<SteadyTime()>;

/// Full at first. Time must not go back. Not thread-safe.
class TokenBucket {
 public:
  /// Takes a token if there is one and answers 0; else how long it takes until there is one.
  [[nodiscard]] std::chrono::nanoseconds take(const Rate& rate, SteadyTime now);

 private:
  SteadyTime full_at_ = SteadyTime::min();
};

/// A bucket for every address in a table that never grows. Addresses that fall on one place share
/// its tokens; which they are differs from table to table, so nobody can aim at another's place.
/// Thread-safe.
class AddressBuckets {
 public:
  AddressBuckets(const Rate& rate, SteadyClock now);

  /// As TokenBucket::take().
  [[nodiscard]] std::chrono::nanoseconds take(std::string_view address);

 private:
  static constexpr std::size_t places = 4096;

  const Rate rate_;
  const SteadyClock now_;
  const std::size_t salt_;
  std::mutex mutex_;
  std::array<TokenBucket, places> buckets_;
};

}  // namespace camlann::server
