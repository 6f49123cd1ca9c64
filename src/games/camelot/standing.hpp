#pragma once
// What the judge weighs of one side's pieces, sorted by what players speak of: for reasons in
// words. Not for searches, which only need the sum.

#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// Values are in hundredths of a man, higher is better for the side.
struct Standing {
  double places = 0;     // its pieces by their steps to the enemy castle
  double middle = 0;     // how near they are to the middle files
  double guarding = 0;   // who stands around its own castle
  double attack = 0;     // who stands around the enemy castle, against those who defend it
  int guards = 0;        // pieces within guard_steps of the own castle
  int steps = 0;         // to the enemy castle, of all pieces together
  int steps_to_win = 0;  // the same of the nearest ones, as many as win
  bool racing = false;   // whether those are near enough for every step to count
};

/// Of a seat in a game of two.
[[nodiscard]] Standing standing_of(const Variant& variant, const Position& pos, Seat seat);

}  // namespace camlann::camelot
