#pragma once
// What a position of Camblam is worth, without looking ahead. Immutable; any number of threads may
// use one.

#include <array>

#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

/// Hundredths of a pawn, by kind of man.
struct Weights {
  std::array<int, man_kinds> man{0, 100, 500, 450, 600, 700, 600, 900, 1400, 0};
};

class Evaluation {
 public:
  explicit Evaluation(const Weights& weights = {}) : weights_(weights) {}

  /// For the side to move.
  [[nodiscard]] int operator()(const Position& pos) const { return material(pos); }
  /// The men alone, for the side to move.
  [[nodiscard]] int material(const Position& pos) const;
  /// What a legal move gains at first sight.
  [[nodiscard]] int guess(const Position& pos, Move move) const;

 private:
  Weights weights_;
};

/// How engine/ finds the evaluation that belongs to these rules.
[[nodiscard]] inline Evaluation evaluation_of(const Rules& /*rules*/) {
  return Evaluation();
}

}  // namespace camlann::camblam
