#pragma once
// Static exchange evaluation: the gain of a capture once the recaptures on its last square are
// played out (chessprogramming.org/Static_Exchange_Evaluation), with runs and shots: a run takes
// every man up to the one it stops on, and an archer that shoots cannot be recaptured. Ignores pins
// and checks.

#include <array>

#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

/// By kind of man; the king's value is not used.
using ManValues = std::array<int, man_kinds>;

/// Returns the gain for the side to move, in the unit of `values`. Includes promotion.
[[nodiscard]] int exchange(const Position& pos, Move move, const ManValues& values,
                           const RuleSet& rules);

}  // namespace camlann::camblam
