#pragma once
// /api/leave: a player's leave, the days on which their clocks are stopped. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class LeaveRoutes {
 public:
  /// All arguments must outlive this.
  LeaveRoutes(Games& games, const Limits& limits, const SteadyClock& now);

  void handle(const Call& call, std::string_view rest) const;

 private:
  Games& games_;
  mutable AddressBuckets changes_;
};

}  // namespace camlann::server
