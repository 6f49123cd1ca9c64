#pragma once
// The plans for a game in memory: read with the game, updated with every event, and searched for an
// answer to a move. The journal writes the changes. Only on the games' thread.

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/command.hpp"
#include "play/plan.hpp"
#include "play/seating.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/private_text.hpp"

namespace camlann::server {

class LiveGame;

/// True if players can plan in a game like this.
[[nodiscard]] bool takes_plans(const GameMeta& meta);

/// Reads the plans for a game from its private texts, in portions. Plans that no longer fit the
/// game are left out.
class PlansReader {
 public:
  PlansReader(const KeptGame& game, const std::vector<PrivateText>& texts);

  /// Reads until `pause` is true after a move, or to the end. Returns true at the end.
  [[nodiscard]] bool read_on(const std::function<bool()>& pause);
  [[nodiscard]] std::vector<OwnedPlan> take() { return std::move(plans_); }

 private:
  struct Unread {
    std::string player;
    std::unique_ptr<play::PlanReader> reader;
  };

  std::deque<Unread> unread_;
  std::vector<OwnedPlan> plans_;
};

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
