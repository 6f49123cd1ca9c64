#pragma once
// What engine/ asks of each family, in a file of its own; called by analyst.cpp and the prober of
// tables. With game/catalog.cpp the only place that names every family.

#include <memory>
#include <optional>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/standing.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// nullptr for a game of another family.
[[nodiscard]] std::unique_ptr<Analyst> make_camelot_analyst(const Game& game,
                                                            const AnalystSettings& settings);
[[nodiscard]] std::unique_ptr<Analyst> make_camblam_analyst(const Game& game,
                                                            const AnalystSettings& settings);

/// The board behind a game of two of the Camelot family; it lives until the game goes on.
struct CamelotBoard {
  const camelot::RulesBase* rules;
  const camelot::Position* position;
};
/// Nothing for another game.
[[nodiscard]] std::optional<CamelotBoard> camelot_board(const Game& game);
/// Nothing for games that have no such board.
[[nodiscard]] std::optional<camelot::Standing> camelot_standing(const Game& game, Seat seat);

}  // namespace camlann
