#pragma once
// The evaluation that belongs to a game of the family: how engine/ finds it.

#include "games/camelot/evaluation.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/seat_evaluation.hpp"

namespace camlann::camelot {

template <class Set, class Shape>
[[nodiscard]] auto evaluation_of(const BasicRules<Set, Shape>& rules) {
  if constexpr (Shape::seats == 2) return Evaluation(rules);
  if constexpr (Shape::seats > 2) return SeatEvaluation(rules);
}

}  // namespace camlann::camelot
