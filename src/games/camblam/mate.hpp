#pragma once
// Explains a checkmate: which men attack the king, by which way, and why nothing helps. Pure
// functions; thread-safe.

#include <cstdint>
#include <string>
#include <vector>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"

namespace camlann::camblam {

/// The men next to a king.
enum class Around : std::uint8_t {
  own_men,   // on every square a man of its side
  attacked,  // on none
  both,      // on some
};

struct Mate {
  std::vector<Square> attackers;  // in square order
  std::vector<Square> path;       // of the first of them to the king, by its corner if it has one
  Around around{};
  // Moves that fail only because they would leave the king in check otherwise:
  bool can_take = false;  // takes an attacker
  bool can_stop = false;  // ends the attacks, without taking an attacker or moving the king
};

/// `pos` must be a checkmate.
[[nodiscard]] Mate explain_mate(const Rules& rules, const Position& pos);

/// Returns "The knight on b8 attacks the king. The king's own pieces leave it no square, and
/// nothing can take the knight or stop its attack."
[[nodiscard]] std::string mate_text(const Mate& mate, const Position& pos);

}  // namespace camlann::camblam
