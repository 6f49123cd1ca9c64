#pragma once
// Marks on the squares of a picture: squares within reach of a piece, frames, crosses. Pure
// functions.

#include <string>
#include <vector>

#include "base/square.hpp"
#include "game/game.hpp"
#include "picture/layout.hpp"

namespace camlann::picture {

/// Draws frames of the first and last square of a move that was played.
[[nodiscard]] std::string last_drawing(const Layout& layout, const WrittenMove& move);
/// Draws the frame of a selected piece.
[[nodiscard]] std::string picked_drawing(const Layout& layout, Square square);
/// Draws the broken frame of a king in check.
[[nodiscard]] std::string check_drawing(const Layout& layout, Square square);
[[nodiscard]] std::string crosses_drawing(const Layout& layout, const std::vector<Square>& taken);

/// Draws frames around a line of men if a run of the piece on `from` may take several of them.
[[nodiscard]] std::string blocks_drawing(const Game& game, const Layout& layout, Square from);

/// Draws marks on the squares that the piece on `from` can move to; `side` is that of a square in
/// pixels.
[[nodiscard]] std::string marks_drawing(const Game& game, const Layout& layout, Square from,
                                        double side);

}  // namespace camlann::picture
