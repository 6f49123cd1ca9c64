#pragma once
// The positions of a board's squares in a picture, for each rotation; corresponds to the page's
// geometry.ts. Pure functions.

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
  std::string_view name;  // "F16"; belongs to the variant
  int file = 0;           // 0 = A
  int rank = 0;           // 1 = nearest to the first seat
  int column = 0;         // from the left
  int row = 0;            // from the top; rows of hexagons are half a hexagon apart
  Point at;               // its middle
};

/// The castle of a seat: squares in a line, with their outer edge on the edge of the board.
struct Castle {
  std::string_view colour;  // as in the style sheets, "w" or "red"
  std::vector<Cell> cells;
  int facing = 0;  // direction of its outer edge: degrees clockwise, 0 = up
};

struct Layout {
  bool hexagons = false;
  int turn = 0;
  int columns = 0;
  double width = 0;
  double height = 0;
  std::vector<Cell> cells;  // row by row from the top, each from the left
  std::vector<Castle> castles;

  /// Returns nullptr for a square that is not on the board.
  [[nodiscard]] const Cell* find(Square square) const;
  /// Returns the cell at a point; nullptr in a hole.
  [[nodiscard]] const Cell* under(Point point) const;
};

/// Returns the number of rotations of a board: by quarters, or by thirds.
[[nodiscard]] int turns_of(const VariantInfo& variant);

/// `turn` counts quarters or thirds clockwise; any number. `variant` must outlive the layout.
[[nodiscard]] Layout lay_out(const VariantInfo& variant, int turn);

/// Returns the corners of a cell relative to its middle, clockwise from the upper left one.
[[nodiscard]] std::vector<Point> corners_of(bool hexagons);

/// Returns the unit vector at `degrees`, clockwise from the top.
[[nodiscard]] Point towards(int degrees);

/// Returns a closed path through points.
[[nodiscard]] std::string loop_path(const std::vector<Point>& points);

/// Returns the outline of the board: a closed loop around each part of it and around each hole.
[[nodiscard]] std::string outline(const Layout& layout);

/// Returns the colour of a seat as in the style sheets.
[[nodiscard]] std::string_view colour_of(const SeatInfo& seat);
/// Returns the sign of a colour, the name of its shape; empty for White and Black, which differ in
/// lightness.
[[nodiscard]] std::string_view sign_of(std::string_view colour);

}  // namespace camlann::picture
