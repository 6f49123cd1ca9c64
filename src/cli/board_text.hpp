#pragma once
// A board for terminals: squares with coordinates on all sides, in colour where asked for. A piece
// is its FEN letter, "." is an empty square and "=" one of a castle.

#include <string>

#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann::cli {

struct BoardStyle {
  bool colour = false;
  bool flipped = false;  // Black's side below
};

/// Several lines. The squares of the last move are underlined in colour, else in brackets.
[[nodiscard]] std::string draw_board(const Game& game, const VariantInfo& variant,
                                     BoardStyle style);

/// Whether standard output is a terminal that nobody wants plain (NO_COLOR, TERM=dumb).
[[nodiscard]] bool terminal_has_colour();

}  // namespace camlann::cli
