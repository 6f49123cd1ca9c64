#pragma once
// A board for terminals: squares with coordinates on all sides, optionally in colour. In ASCII a
// piece is its FEN letter, "." an empty square and "=" one of a castle; in Unicode it is a
// chessman, if there is one for it.

#include <string>
#include <string_view>

#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann::cli {

/// The words for the signs of a board.
inline constexpr std::string_view ascii_board = "ascii";
inline constexpr std::string_view unicode_board = "unicode";

struct BoardStyle {
  bool colour = false;
  bool flipped = false;  // Black's side at the bottom
  bool unicode = false;
};

/// Returns several lines. The squares of the last move are underlined in colour, or in brackets
/// without.
[[nodiscard]] std::string draw_board(const Game& game, const VariantInfo& variant,
                                     BoardStyle style);

/// True if standard output is a terminal and colour is not turned off (NO_COLOR, TERM=dumb).
[[nodiscard]] bool terminal_has_colour();
/// True if standard output is a terminal, and LC_ALL, LC_CTYPE or LANG says that it shows UTF-8.
[[nodiscard]] bool terminal_has_unicode();

}  // namespace camlann::cli
