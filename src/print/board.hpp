#pragma once
// A board at true size, on one sheet or on several to be glued together. Pure functions.

#include <vector>

#include "game/game.hpp"
#include "picture/frame.hpp"
#include "picture/part.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

/// Adjacent sheets of a board share a strip of this width: it is glued under the next sheet.
inline constexpr double overlap = 10;

/// The distribution of a board over sheets.
struct Tiling {
  double side = 0;  // of a square; of a hexagon, the distance of opposite edges
  Size paper;       // in portrait or landscape
  int columns = 0;
  int rows = 0;
  Size board;  // with its frame
  Size tile;   // the part of the board on each sheet, overlaps included

  [[nodiscard]] int sheets() const { return columns * rows; }
};

/// Returns the tiling with the fewest sheets; portrait if landscape needs the same number.
[[nodiscard]] Tiling tiling_of(const picture::Box& board, Paper paper, double side);

/// Returns the largest side, in steps of half a millimetre, for which this number of sheets is
/// enough.
[[nodiscard]] double side_for(const picture::Box& board, Paper paper, int sheets);

/// Draws the sheets row by row. `board` has a square of 40 units.
[[nodiscard]] std::vector<Sheet> board_sheets(const picture::Part& board, const Tiling& tiling,
                                              const Look& look, const std::string& name);

/// Draws the empty board of a game in the style of a look.
[[nodiscard]] picture::Part empty_board(const Game& game, Style style, Coordinates coordinates);

}  // namespace camlann::print
