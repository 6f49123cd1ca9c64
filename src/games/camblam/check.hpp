#pragma once
// Whether a king can be captured (section 4). Part of the generator.

#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

/// Whether a man captures by runs in direction `d`.
[[nodiscard]] bool runs_along(Man man, Direction d);

/// Whether a man of `by` captures on the square next to it by a step; `d` is the direction from
/// that square to the man.
[[nodiscard]] bool steps_onto(Man man, Direction d, Seat by, const RuleSet& rules);

/// Whether a knight of `seat`, or a prince, on `from` may end on `to`, which it may enter.
[[nodiscard]] bool knight_reaches(const Cells& cells, Square from, Square to, Seat seat,
                                  KnightLegA leg_a);
[[nodiscard]] bool prince_reaches(const Cells& cells, Square from, Square to);

/// Whether a man of `by` could capture the king of the other side on `king`. `cells` may be ahead
/// of `pos` by one move of the king's side; of `pos` only the places of knights and princes are
/// used, and checked against `cells`.
[[nodiscard]] bool king_attacked(const Cells& cells, const Position& pos, Square king, Seat by,
                                 const RuleSet& rules);

/// Whether a quiet move may leave the king of the other side in check. Now and then it says yes
/// where the move does not; no only where it does not, checks discovered for a prince or a knight
/// left out of account.
[[nodiscard]] bool may_check(const Position& pos, Move move, KnightLegA leg_a);

/// Squares on which a quiet move of another man could open the king on `king` to `by`: outside
/// them, a quiet move needs no test if the king is not in check.
[[nodiscard]] SquareSet exposed_lines(const Position& pos, Square king, Seat by);

}  // namespace camlann::camblam
