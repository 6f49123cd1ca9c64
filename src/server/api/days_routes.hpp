#pragma once
// /api/games/{id}/plan and /note: a player's private plan and note for a game. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class DaysRoutes {
 public:
  /// All arguments must outlive this.
  DaysRoutes(Games& games, const Limits& limits, const SteadyClock& now);

  [[nodiscard]] static bool has(std::string_view what) { return what == "plan" || what == "note"; }
  void handle(const Call& call, std::string_view what, const GameRequest& game_request) const;

 private:
  void plan(const Call& call, const GameRequest& game_request) const;
  void note(const Call& call, const GameRequest& game_request) const;

  Games& games_;
  mutable AddressBuckets private_texts_;
};

}  // namespace camlann::server
