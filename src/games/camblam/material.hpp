#pragma once
// The values of Camblam's men, independent of their squares.

#include "games/camblam/exchange.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/weights.hpp"

namespace camlann::camblam {

class Material {
 public:
  explicit Material(const Weights& weights) : values_(weights.man) {}

  /// Returns the balance for the side to move.
  [[nodiscard]] int operator()(const Position& pos) const;

 private:
  ManValues values_;
};

}  // namespace camlann::camblam
