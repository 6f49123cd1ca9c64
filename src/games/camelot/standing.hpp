#pragma once
// The judge's evaluation of one side's pieces, divided into the themes that players speak of: for
// explanations in words. Not for searches, which only need the sum.

#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// Values are in hundredths of a man, higher is better for the side.
struct Standing {
  double places = 0;     // its pieces by their steps to the enemy castle
  double middle = 0;     // closeness to the middle files
  double guarding = 0;   // pieces around its own castle
  double attack = 0;     // pieces around the enemy castle, against its defenders
  int guards = 0;        // pieces within guard_steps of the own castle
  int steps = 0;         // to the enemy castle, of all pieces together
  int steps_to_win = 0;  // the same for the nearest ones, counting the number needed to win
  bool racing = false;   // those are near enough for every step to count
};

/// Returns the standing of a seat in a game of two.
[[nodiscard]] Standing standing_of(const Variant& variant, const Position& pos, Seat seat);

}  // namespace camlann::camelot
