#pragma once
// Rate limits: each action takes a token from a bucket that refills over time. A socket's messages
// have one bucket; the requests of addresses have a table of them.

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string_view>
#include <utility>

namespace camlann::server {

struct Rate {
  int burst = 1;                                            // tokens in a full bucket
  std::chrono::nanoseconds each = std::chrono::seconds(1);  // between two new tokens

  bool operator==(const Rate&) const = default;
};

using SteadyTime = std::chrono::steady_clock::time_point;
using SteadyClock = std::function<SteadyTime()>;

/// Full at first. Time must not go back. Not thread-safe.
class TokenBucket {
 public:
  /// Takes tokens and returns 0, or takes none and returns the time until they are available.
  [[nodiscard]] std::chrono::nanoseconds take(const Rate& rate, SteadyTime now, int tokens = 1);
  /// Returns the time until these tokens are available, 0 if they are.
  [[nodiscard]] std::chrono::nanoseconds wait(const Rate& rate, SteadyTime now,
                                              int tokens = 1) const;
  /// Returns tokens that were taken and not used.
  void give_back(const Rate& rate, int tokens) { full_at_ -= tokens * rate.each; }

 private:
  SteadyTime full_at_ = SteadyTime::min();
};

/// Buckets by a text, in a table of fixed size. Texts that share a place share its tokens; the
/// mapping differs from table to table, so a client cannot aim at another's place. Not thread-safe.
class BucketTable {
 public:
  BucketTable();

  [[nodiscard]] TokenBucket& of(std::string_view text);

 private:
  static constexpr std::size_t places = 4096;

  const std::size_t salt_;
  std::array<TokenBucket, places> buckets_;
};

/// Buckets by name, or by the id of a player. Thread-safe.
class NameBuckets {
 public:
  NameBuckets(const Rate& rate, SteadyClock now) : rate_(rate), now_(std::move(now)) {}

  /// Like TokenBucket::take().
  [[nodiscard]] std::chrono::nanoseconds take(std::string_view name, int tokens = 1);
  void give_back(std::string_view name, int tokens);

 private:
  const Rate rate_;
  const SteadyClock now_;
  std::mutex mutex_;
  BucketTable table_;
};

/// Buckets by address, written like Request::address. A /56 has twice the tokens of a /64, a /48
/// four times, so that no network can empty many places. Thread-safe.
class AddressBuckets {
 public:
  AddressBuckets(const Rate& rate, SteadyClock now) : rate_(rate), now_(std::move(now)) {}

  /// Like TokenBucket::take().
  [[nodiscard]] std::chrono::nanoseconds take(std::string_view address, int tokens = 1);
  void give_back(std::string_view address, int tokens);

 private:
  const Rate rate_;
  const SteadyClock now_;
  std::mutex mutex_;
  std::array<BucketTable, 3> tables_;  // of each width of networks_of()
};

}  // namespace camlann::server
