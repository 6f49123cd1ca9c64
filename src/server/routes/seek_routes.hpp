#pragma once
// /api/seek: looking for an opponent. Thread-safe.

#include <string_view>

#include "server/accounts/visitors.hpp"
#include "server/games.hpp"
#include "server/limits.hpp"
#include "server/routes/call.hpp"
#include "server/token_bucket.hpp"

namespace camlann::server {

class SeekRoutes {
 public:
  /// All must outlive it.
  SeekRoutes(Games& games, const Visitors& visitors, const Limits& limits, const SteadyClock& now)
      : games_(games), visitors_(visitors), seeks_(limits.seeks_per_address, now) {}

  void handle(const Call& call, std::string_view rest) const;

 private:
  Games& games_;
  const Visitors& visitors_;
  mutable AddressBuckets seeks_;
};

}  // namespace camlann::server
