#pragma once
// Tells which moves of a position leave the mover's king safe (section 4), one by one, so that a
// search pays only for the moves it tries. Part of the rules; the search makes one for a node.

#include "games/camblam/check.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

/// Refers to the position: it must live as long and, whenever the guard is asked, be what it was.
class KingGuard {
 public:
  KingGuard(const Position& pos, const RuleSet& rules);

  /// Whether the mover's king could be captured, were it not his turn. With winBy=capture, too.
  [[nodiscard]] bool in_check() const { return in_check_; }
  /// Whether a move of sections 2 and 3 may be made: always, with winBy=capture.
  [[nodiscard]] bool safe(Move move);

 private:
  void look_around();

  const Position& pos_;
  const RuleSet& rules_;
  Seat us_;
  Square king_;
  bool in_check_;
  bool ready_ = false;  // what follows is set
  Cells cells_;
  SquareSet exposed_;
};

}  // namespace camlann::camblam
