#pragma once
// Provides the judge, the orderer and the material count of a game of Camblam to engine/.

#include "games/camblam/judge.hpp"
#include "games/camblam/material.hpp"
#include "games/camblam/orderer.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/weights.hpp"

namespace camlann::camblam {

[[nodiscard]] inline Judge judge_of(const Rules&) {
  return Judge(tuned_weights());
}
[[nodiscard]] inline Orderer orderer_of(const Rules& rules) {
  return {rules.rule_set(), tuned_weights()};
}
[[nodiscard]] inline Material material_of(const Rules&) {
  return Material(tuned_weights());
}

}  // namespace camlann::camblam
