#pragma once
// The plans of a game in memory: read when they are first needed, moved on with every event, and
// asked what they answer. For the journal, which writes what has changed. Only on the games'
// thread.

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

/// From now on the game has its plans: LiveGame::plans. Those that no longer fit are left out.
[[nodiscard]] Result<void> read_plans(Store& store, LiveGame& game);

/// The player's plan, in place of the one he had; to be written.
[[nodiscard]] PrivateText set_plan(LiveGame& game, const std::string& player, play::Plan plan);
[[nodiscard]] play::Plan plan_of(const LiveGame& game, const std::string& player);

/// Moves all plans on by an event of the game; those that have changed are to be written.
[[nodiscard]] std::vector<PrivateText> follow_plans(LiveGame& game, const play::Event& event);

struct PlannedAnswer {
  std::string player;
  play::Who who;
  play::PlayMove move;
};
/// What a plan answers to the last event, if any does.
[[nodiscard]] std::optional<PlannedAnswer> planned_answer(const LiveGame& game);

}  // namespace camlann::server
