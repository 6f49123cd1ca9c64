#pragma once
// Which moves look best at first sight: the order in which the search tries them. Immutable; any
// number of threads may use one.

#include <array>
#include <cstdint>

#include "base/square.hpp"
#include "games/camelot/material.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/weights.hpp"
#include "rules/move.hpp"

namespace camlann::camelot {

class Orderer {
 public:
  Orderer(const RulesBase& rules, const Weights& weights);

  /// What a legal move gains: the men it takes and the better place.
  [[nodiscard]] int guess(const Position& pos, Move move) const;

 private:
  RulesBase rules_;
  bool of_two_;
  Material material_;
  // By seat, square, knight or not: twice what it is worth there, between the stages.
  std::array<std::array<std::array<std::int16_t, 2>, grid_size>, most_seats> twice_{};
  // By seat and square: how good a place for a tree it is.
  std::array<std::array<std::int16_t, grid_size>, most_seats> plant_{};
};

}  // namespace camlann::camelot
