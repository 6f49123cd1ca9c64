#pragma once
// /api/players, /api/leaders and /api/circle: profiles, leader boards, and the caller's relations
// to other players. Thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/profile.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class PlayerRoutes {
 public:
  /// All arguments must outlive this.
  PlayerRoutes(Games& games, const Directory& directory, const Catalog& known, const Limits& limits,
               const SteadyClock& now)
      : games_(games),
        directory_(directory),
        known_(known),
        bonds_(limits.bonds_per_address, now),
        searches_(limits.player_searches_per_address, now) {}

  void players(const Call& call, std::string_view rest) const;
  void leaders(const Call& call, std::string_view rest) const;
  /// Lists the players that the caller follows, blocks and mutes.
  void circle(const Call& call, std::string_view rest) const;

 private:
  /// Sends a part of a player's games with others.
  void games(const Call& call, const std::string& id) const;
  /// Sends a part of a player's opponents.
  void opponents(const Call& call, const std::string& id) const;
  /// Finds accounts by the beginning of their names.
  void find(const Call& call) const;
  /// Returns a reply with a player's profile; account names replace those of the games.
  [[nodiscard]] Reply<Profile> profile_reply(const Respond& respond) const;
  [[nodiscard]] std::string name_of(const std::string& player, const std::string& given) const;

  Games& games_;
  const Directory& directory_;
  const Catalog& known_;
  mutable AddressBuckets bonds_;
  mutable AddressBuckets searches_;
};

}  // namespace camlann::server
