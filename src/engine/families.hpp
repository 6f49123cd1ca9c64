#pragma once
// The functions that each family provides to engine/, in separate files; called by analyst.cpp and
// the table prober. With game/catalog.cpp the only place that names every family.

#include <memory>
#include <optional>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/standing.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// Both return nullptr for a game of another family.
[[nodiscard]] std::unique_ptr<Analyst> make_camelot_analyst(const Game& game,
                                                            const AnalystSettings& settings);
[[nodiscard]] std::unique_ptr<Analyst> make_camblam_analyst(const Game& game,
                                                            const AnalystSettings& settings);

/// The board of a two-player game of the Camelot family; valid until the game changes.
struct CamelotBoard {
  const camelot::RulesBase* rules;
  const camelot::Position* position;
};
/// Returns nothing for another game.
[[nodiscard]] std::optional<CamelotBoard> camelot_board(const Game& game);
/// Returns the rule set of a game of Camblam, nullptr for another; valid until the game changes.
[[nodiscard]] const camblam::RuleSet* camblam_rules(const Game& game);
/// Returns nothing for games without such a board.
[[nodiscard]] std::optional<camelot::Standing> camelot_standing(const Game& game, Seat seat);

}  // namespace camlann
