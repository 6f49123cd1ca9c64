#pragma once
// Evaluates a position of a game of two without looking ahead: men and knights, advancement, castle
// guards, the race to the castle. Called by the search at its leaves, millions of times per second.
// Immutable and thread-safe.

#include "games/camelot/census.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/stage_pair.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"

namespace camlann::camelot {

class Judge {
 public:
  Judge(const Variant& variant, const Weights& weights);

  /// Returns the value for the side to move. `pos` must not be over by board_verdict().
  [[nodiscard]] int operator()(const Position& pos) const;

 private:
  Census<2> census_;
  StageOf<StagePair> stage_;
  int trade_;
  int pieces_to_win_;
  int all_men_;  // of the array, both seats
};

}  // namespace camlann::camelot
