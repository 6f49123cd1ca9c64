#include "games/camblam/king_guard.hpp"

#include "base/square.hpp"
#include "games/camblam/check.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

KingGuard::KingGuard(const Position& pos, const RuleSet& rules)
    : pos_(pos),
      rules_(rules),
      us_(pos.turn),
      king_(pos.kings[index_of(us_)]),
      in_check_(king_attacked(pos.cells, pos, king_, opponent(us_), rules)) {}

void KingGuard::look_around() {
  if (ready_) return;
  ready_ = true;
  cells_ = pos_.cells;
  exposed_ = exposed_lines(pos_, king_, opponent(us_));
}

bool KingGuard::safe(Move move) {
  if (rules_.win_by == WinBy::capture) return true;
  look_around();
  const bool king_moves = move.from == king_;
  if (!in_check_ && !king_moves && move.kind == MoveKind::plain && !exposed_.has(move.from) &&
      !exposed_.has(move.to)) {
    return true;
  }
  const TakenSquares taken = taken_by(pos_, move);
  for (const Square s : taken) cells_[index_of(s)] = Cell::empty;
  if (move.kind != MoveKind::shot) {
    cells_[index_of(move.from)] = Cell::empty;
    cells_[index_of(move.to)] = pos_.at(move.from);
  }
  const Square king = king_moves ? move.to : king_;
  const bool result = !king_attacked(cells_, pos_, king, opponent(us_), rules_);
  for (const Square s : taken) cells_[index_of(s)] = pos_.at(s);
  cells_[index_of(move.from)] = pos_.at(move.from);
  cells_[index_of(move.to)] = pos_.at(move.to);
  return result;
}

}  // namespace camlann::camblam
