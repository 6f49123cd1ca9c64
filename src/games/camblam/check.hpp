#pragma once
// Tests whether a king can be captured (section 4). Part of the generator.

#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

/// True if a man captures by runs in direction `d`.
[[nodiscard]] bool runs_along(Man man, Direction d);

/// True if a man of `by` captures on the neighbouring square by a step; `d` is the direction from
/// that square to the man.
[[nodiscard]] bool steps_onto(Man man, Direction d, Seat by, const RuleSet& rules);

/// True if a knight of `seat`, or a prince, on `from` can end on `to`, which it may enter.
[[nodiscard]] bool knight_reaches(const Cells& cells, Square from, Square to, Seat seat,
                                  KnightLegA leg_a);
[[nodiscard]] bool prince_reaches(const Cells& cells, Square from, Square to);

/// True if a man of `by` could capture the other side's king on `king`. `cells` may be ahead of
/// `pos` by one move of the king's side; only the places of knights and princes are taken from
/// `pos`, and they are checked against `cells`.
[[nodiscard]] bool king_attacked(const Cells& cells, const Position& pos, Square king, Seat by,
                                 const RuleSet& rules);

/// Estimates whether a quiet move gives check. May return true for a move that does not; returns
/// false only if the move gives no check, except for discovered checks by a prince or a knight.
[[nodiscard]] bool may_check(const Position& pos, Move move, KnightLegA leg_a);

/// Returns the squares from which a quiet move of another man could expose the king on `king` to
/// `by`. A quiet move from any other square needs no test if the king is not in check.
[[nodiscard]] SquareSet exposed_lines(const Position& pos, Square king, Seat by);

}  // namespace camlann::camblam
