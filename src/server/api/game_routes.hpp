#pragma once
// /api/games: creates, lists, opens and changes games. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/api/chat_routes.hpp"
#include "server/api/days_routes.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class GameRoutes {
 public:
  /// All arguments must outlive this. `new_games` limits the new games of an address.
  GameRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
             const Limits& limits, const SteadyClock& now);

  void handle(const Call& call, std::string_view rest) const;
  /// GET /api/turns: the games in which it is the caller's turn, with long polling.
  void turns(const Call& call) const;
  /// POST /api/analysis: the best lines of a position, by the engine.
  void analysis(const Call& call) const;
  /// GET /api/live: games of others to watch.
  void live(const Call& call) const;

 private:
  void all(const Call& call) const;
  void one(const Call& call, std::string_view rest) const;
  void change(const Call& call, std::string_view what, const GameRequest& game_request) const;

  Games& games_;
  AddressBuckets& new_games_;
  const Visitors& visitors_;
  mutable AddressBuckets hints_;
  ChatRoutes chat_;
  const int longest_wait_;  // of long polling for turns, in seconds
  const DaysRoutes days_;
};

}  // namespace camlann::server
