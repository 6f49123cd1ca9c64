#pragma once
// A board for terminals: squares with coordinates on all sides, optionally in colour. A piece is
// its FEN letter, "." is an empty square and "=" one of a castle.

#include <string>

#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann::cli {

struct BoardStyle {
  bool colour = false;
  bool flipped = false;  // Black's side at the bottom
};

/// Returns several lines. The squares of the last move are underlined in colour, or in brackets
/// without.
[[nodiscard]] std::string draw_board(const Game& game, const VariantInfo& variant,
                                     BoardStyle style);

/// True if standard output is a terminal and colour is not turned off (NO_COLOR, TERM=dumb).
[[nodiscard]] bool terminal_has_colour();

}  // namespace camlann::cli
