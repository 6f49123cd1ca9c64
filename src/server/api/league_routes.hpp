#pragma once
// /api/leagues: creates, lists, enters and directs leagues. Thread-safe.

#include <string>
#include <string_view>

#include "server/api/call.hpp"
#include "server/api/code_tries.hpp"
#include "server/api/directed_routes.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"
#include "server/services/leagues/leagues.hpp"

namespace camlann::server {

class LeagueRoutes : DirectedRoutes<Leagues> {
 public:
  LeagueRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
               const Limits& limits, const SteadyClock& now)
      : DirectedRoutes(games, new_games, visitors, limits, now), code_tries_(limits, now) {}

  void handle(const Call& call, std::string_view rest) const {
    return rest.empty() ? all(call) : one(call, rest);
  }

 private:
  void all(const Call& call) const;
  void one(const Call& call, std::string_view rest) const;
  void change_one(const Call& call, const IdAndWhat& asked) const;
  void enter(const Call& call, const std::string& id) const;

  const CodeTries code_tries_;
};

}  // namespace camlann::server
