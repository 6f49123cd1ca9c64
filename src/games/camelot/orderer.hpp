#pragma once
// Move ordering for the search: estimates the gain of each move. Immutable and thread-safe.

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

  /// Returns the gain of a legal move: the men it takes and the better square.
  [[nodiscard]] int guess(const Position& pos, Move move) const;

 private:
  RulesBase rules_;
  bool of_two_;
  Material material_;
  // By seat, square, knight or not: twice the average of the value there in the two stages.
  std::array<std::array<std::array<std::int16_t, 2>, grid_size>, most_seats> twice_{};
  // By seat and square: the value of a tree there.
  std::array<std::array<std::int16_t, grid_size>, most_seats> plant_{};
};

}  // namespace camlann::camelot
