#pragma once
// /api/leave: the days on which a player's clocks stand still. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class LeaveRoutes {
 public:
  /// All must outlive it.
  LeaveRoutes(Games& games, const Limits& limits, const SteadyClock& now);

  void handle(const Call& call, std::string_view rest) const;

 private:
  Games& games_;
  mutable AddressBuckets changes_;
};

}  // namespace camlann::server
