#pragma once
// Where the squares of a board are in a picture, whichever way it is turned: what geometry.ts is
// for the page. Pure functions.

#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/shapes.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {

/// A square of the board in the picture.
struct Cell {
  Square square{};
  std::string_view name;  // "F16"; the variant's
  int file = 0;           // 0 = A
  int rank = 0;           // 1 = nearest to the first seat
  int column = 0;         // from the left
  int row = 0;            // from the top; rows of hexagons are half a hexagon apart
  Point at;               // its middle
};

/// The castle of a seat: squares in a line, whose outer edge ends the board.
struct Castle {
  std::string_view colour;  // as the style sheets call it, "w" or "red"
  std::vector<Cell> cells;
  int facing = 0;  // where its outer edge looks: degrees clockwise, 0 = up
};

struct Layout {
  bool hexagons = false;
  int turn = 0;
  int columns = 0;
  double width = 0;
  double height = 0;
  std::vector<Cell> cells;  // row by row from the top, each from the left
  std::vector<Castle> castles;

  /// nullptr for a square that is not on the board.
  [[nodiscard]] const Cell* find(Square square) const;
  /// The cell that has a point; nullptr in a hole.
  [[nodiscard]] const Cell* under(Point point) const;
};

/// How many ways a board can be turned: by quarters, or by thirds.
[[nodiscard]] int turns_of(const VariantInfo& variant);

/// `turn` counts quarters or thirds clockwise; any number. `variant` must outlive the layout.
[[nodiscard]] Layout lay_out(const VariantInfo& variant, int turn);

/// The corners of a cell round its middle, clockwise from the upper left one.
[[nodiscard]] std::vector<Point> corners_of(bool hexagons);

/// The direction of so many degrees, clockwise from the top, one unit long.
[[nodiscard]] Point towards(int degrees);

/// A closed path through points.
[[nodiscard]] std::string loop_path(const std::vector<Point>& points);

/// The outline of the board: a closed loop round each part of it and round each hole.
[[nodiscard]] std::string outline(const Layout& layout);

/// The colour of a seat, as the style sheets call it.
[[nodiscard]] std::string_view colour_of(const SeatInfo& seat);
/// The sign of a colour, the name of its shape; empty for White and Black, who are light and dark.
[[nodiscard]] std::string_view sign_of(std::string_view colour);

}  // namespace camlann::picture
