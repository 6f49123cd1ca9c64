#pragma once
// What lies on the squares of a picture: marks where a piece can go, frames, crosses. Pure
// functions.

#include <string>
#include <vector>

#include "base/square.hpp"
#include "game/game.hpp"
#include "picture/layout.hpp"

namespace camlann::picture {

/// Frames of the first and last square of a move that was played.
[[nodiscard]] std::string last_drawing(const Layout& layout, const WrittenMove& move);
/// The frame of a piece that is picked.
[[nodiscard]] std::string picked_drawing(const Layout& layout, Square square);
/// The broken frame of a king that is attacked.
[[nodiscard]] std::string check_drawing(const Layout& layout, Square square);
[[nodiscard]] std::string crosses_drawing(const Layout& layout, const std::vector<Square>& taken);

/// Frames round the men in a line of whom a run of the piece on a square may take several.
[[nodiscard]] std::string blocks_drawing(const Game& game, const Layout& layout, Square from);

/// Where the piece on a square can go; `side` is that of a square in pixels.
[[nodiscard]] std::string marks_drawing(const Game& game, const Layout& layout, Square from,
                                        double side);

}  // namespace camlann::picture
