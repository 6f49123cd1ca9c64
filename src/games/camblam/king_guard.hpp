#pragma once
// Tests moves one by one for the safety of the mover's king (section 4), so that a search pays only
// for the moves it tries. Part of the rules; the search creates one per node.

#include "games/camblam/check.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

/// Refers to the position, which must outlive the guard and must be unchanged at each call.
class KingGuard {
 public:
  KingGuard(const Position& pos, const RuleSet& rules);

  /// True if the opponent could capture the mover's king if it were the opponent's turn. Also with
  /// winBy=capture.
  [[nodiscard]] bool in_check() const { return in_check_; }
  /// True if a move of sections 2 and 3 is allowed; with winBy=capture every one is.
  [[nodiscard]] bool safe(Move move);

 private:
  void look_around();

  const Position& pos_;
  const RuleSet& rules_;
  Seat us_;
  Square king_;
  bool in_check_;
  bool ready_ = false;  // the members below are set
  Cells cells_;
  SquareSet exposed_;
};

}  // namespace camlann::camblam
