#pragma once
// What a capture wins once the recaptures on its last square are played out (static exchange
// evaluation; chessprogramming.org/Static_Exchange_Evaluation), with runs and shots: a run takes
// every man up to the one it stops on, an archer that shoots stays out of reach. Pins and checks
// are left out of account.

#include <array>

#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

/// By kind of man; of the king it is not used.
using ManValues = std::array<int, man_kinds>;

/// For the side to move, in the unit of `values`. A promotion counts.
[[nodiscard]] int exchange(const Position& pos, Move move, const ManValues& values,
                           const RuleSet& rules);

}  // namespace camlann::camblam
