#pragma once
// A sheet with one position, as large as the paper allows. Pure functions.

#include "game/game.hpp"
#include "picture/picture.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

/// Draws the board with its pieces, and names the player to move, or how the game ended.
[[nodiscard]] Sheet position_sheet(const Game& position, Coordinates coordinates, const Look& look);

}  // namespace camlann::print
