#pragma once
// Limits the wrong entry codes of an address and of a player. Thread-safe.

#include <memory>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

class CodeTries {
 public:
  CodeTries(const Limits& limits, const SteadyClock& now);

  /// Returns the reply to a call with a code. Wrong codes cost tries; the others are given back.
  /// Answers the call and returns nothing if there were too many.
  [[nodiscard]] Reply<Payload> reply(const Call& call) const;

 private:
  struct Buckets {
    Buckets(const Limits& limits, const SteadyClock& now)
        : by_address(limits.entry_codes_per_address, now),
          by_player(limits.entry_codes_per_player, now) {}

    AddressBuckets by_address;
    NameBuckets by_player;
  };

  /// Shared with the answers under way.
  std::shared_ptr<Buckets> buckets_;
};

}  // namespace camlann::server
