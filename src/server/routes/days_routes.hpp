#pragma once
// /api/games/{id}/plan and /note: what a player keeps for himself about a game. Thread-safe.

#include <string_view>

#include "server/game_cache.hpp"
#include "server/games.hpp"
#include "server/limits.hpp"
#include "server/routes/call.hpp"
#include "server/token_bucket.hpp"

namespace camlann::server {

class DaysRoutes {
 public:
  /// All must outlive it.
  DaysRoutes(Games& games, const Limits& limits, const SteadyClock& now);

  [[nodiscard]] static bool has(std::string_view what) { return what == "plan" || what == "note"; }
  void handle(const Call& call, std::string_view what, const Asker& asker) const;

 private:
  void plan(const Call& call, const Asker& asker) const;
  void note(const Call& call, const Asker& asker) const;

  Games& games_;
  mutable AddressBuckets private_texts_;
};

}  // namespace camlann::server
