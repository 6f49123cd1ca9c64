#pragma once
// Whether a king can be captured (section 4). Part of the generator.

#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"

namespace camlann::camblam {

/// Whether a man of `by` could capture the king of the other side on `king`. `cells` may be ahead
/// of `pos` by one move of the king's side; of `pos` only the places of knights and princes are
/// used, and checked against `cells`.
[[nodiscard]] bool king_attacked(const Cells& cells, const Position& pos, Square king, Seat by,
                                 const RuleSet& rules);

/// Squares on which a quiet move of another man could open the king on `king` to `by`: outside
/// them, a quiet move needs no test if the king is not in check.
[[nodiscard]] SquareSet exposed_lines(const Position& pos, Square king, Seat by);

}  // namespace camlann::camblam
