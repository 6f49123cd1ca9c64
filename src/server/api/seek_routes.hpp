#pragma once
// /api/seek: automatic pairing with an opponent. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class SeekRoutes {
 public:
  /// All arguments must outlive this.
  SeekRoutes(Games& games, const Visitors& visitors, const Limits& limits, const SteadyClock& now)
      : games_(games), visitors_(visitors), seeks_(limits.seeks_per_address, now) {}

  void handle(const Call& call, std::string_view rest) const;

 private:
  void take(const Call& call, std::string_view id) const;

  Games& games_;
  const Visitors& visitors_;
  mutable AddressBuckets seeks_;
};

}  // namespace camlann::server
