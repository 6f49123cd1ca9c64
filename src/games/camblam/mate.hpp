#pragma once
// Explains a checkmate: which men attack the king, by which way, and why nothing helps. Pure
// functions; thread-safe.

#include <string>
#include <vector>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"

namespace camlann::camblam {

struct Mate {
  std::vector<Square> attackers;  // in square order
  std::vector<Square> path;       // of the first of them to the king, by its corner if it has one
  bool shut_in = false;           // by its own men, on every square next to it
  // Moves that fail only because they would leave the king in check otherwise:
  bool can_take = false;  // takes an attacker
  bool can_stop = false;  // ends all attacks, without moving the king or taking a single attacker
};

/// `pos` must be a checkmate.
[[nodiscard]] Mate explain_mate(const Rules& rules, const Position& pos);

/// Returns "The knight on b8 attacks the king. The king's own pieces leave it no square, and
/// nothing can take or stop the knight."
[[nodiscard]] std::string mate_text(const Mate& mate, const Position& pos);

}  // namespace camlann::camblam
