#pragma once
// Provides the judge, the orderer and the material count of a game of the family to engine/.

#include "games/camelot/judge.hpp"
#include "games/camelot/material.hpp"
#include "games/camelot/orderer.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/seat_judge.hpp"
#include "games/camelot/weights.hpp"

namespace camlann::camelot {

template <class Set, class Shape>
[[nodiscard]] auto judge_of(const BasicRules<Set, Shape>& rules) {
  const Variant& variant = rules.variant();
  if constexpr (Shape::seats == 2) return Judge(variant, *variant.weights);
  if constexpr (Shape::seats > 2) return SeatJudge(variant, *variant.weights);
}
[[nodiscard]] inline Orderer orderer_of(const RulesBase& rules) {
  return {rules, *rules.variant().weights};
}
[[nodiscard]] inline Material material_of(const RulesBase& rules) {
  return {rules.variant(), *rules.variant().weights};
}

}  // namespace camlann::camelot
