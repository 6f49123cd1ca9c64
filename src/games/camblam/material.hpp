#pragma once
// What the men of Camblam are worth wherever they stand.

#include "games/camblam/exchange.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/weights.hpp"

namespace camlann::camblam {

class Material {
 public:
  explicit Material(const Weights& weights) : values_(weights.man) {}

  /// For the side to move.
  [[nodiscard]] int operator()(const Position& pos) const;

 private:
  ManValues values_;
};

}  // namespace camlann::camblam
