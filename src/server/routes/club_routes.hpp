#pragma once
// /api/clubs: clubs made, listed, joined and directed. Thread-safe.

#include <string_view>

#include "server/accounts/visitors.hpp"
#include "server/clubs/clubs.hpp"
#include "server/games.hpp"
#include "server/limits.hpp"
#include "server/routes/call.hpp"
#include "server/routes/directed_routes.hpp"
#include "server/token_bucket.hpp"

namespace camlann::server {

class ClubRoutes : DirectedRoutes<Clubs> {
 public:
  ClubRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
             const Limits& limits, const SteadyClock& now)
      : DirectedRoutes(&Games::ask_clubs, games, new_games, visitors, limits, now) {}

  void handle(const Call& call, std::string_view rest) const {
    return rest.empty() ? all(call) : one(call, rest);
  }

 private:
  void all(const Call& call) const;
  void one(const Call& call, std::string_view rest) const;
  void change_one(const Call& call, const IdAndWhat& asked) const;
};

}  // namespace camlann::server
