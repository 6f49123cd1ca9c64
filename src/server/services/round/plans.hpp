#pragma once
// The plans for a game in memory: read when first needed, updated with every event, and searched
// for an answer to a move. The journal writes the changes. Only on the games' thread.

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/plan.hpp"
#include "play/seating.hpp"
#include "server/model/private_text.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// Reads the plans into LiveGame::plans. Plans that no longer fit the game are left out.
[[nodiscard]] Result<void> read_plans(Store& store, LiveGame& game);

/// Replaces the player's plan. The result must be written.
[[nodiscard]] PrivateText set_plan(LiveGame& game, const std::string& player, play::Plan plan);
[[nodiscard]] play::Plan plan_of(const LiveGame& game, const std::string& player);

/// Updates all plans after an event of the game. Returns the changed ones, which must be written.
[[nodiscard]] std::vector<PrivateText> follow_plans(LiveGame& game, const play::Event& event);

struct PlannedAnswer {
  std::string player;
  play::Who who;
  play::PlayMove move;
};
/// Returns the planned answer to the last event, if there is one.
[[nodiscard]] std::optional<PlannedAnswer> planned_answer(const LiveGame& game);

}  // namespace camlann::server
