#include "picture/coordinates.hpp"

#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "picture/layout.hpp"
#include "picture/picture.hpp"
#include "picture/shapes.hpp"

namespace camlann::picture {
namespace {

std::string text_at(std::string_view shape_id, const Cell& cell, std::string_view label) {
  return filled(shape("board", shape_id),
                {{"x", number(cell.at.x)}, {"y", number(cell.at.y)}, {"label", label}});
}

/// Returns the label of a row; on a board turned sideways, the label of a column.
std::string_view file_in(const Cell& cell) {
  return cell.name.substr(0, 1);
}
std::string_view rank_in(const Cell& cell) {
  return cell.name.substr(1);
}

/// Returns the first cell of each row.
std::vector<Cell> leftmost(const Layout& layout) {
  std::vector<Cell> cells;
  for (const Cell& cell : layout.cells) {
    if (cells.empty() || cells.back().row != cell.row) cells.push_back(cell);
  }
  return cells;
}

/// Returns the cells of a column from the top.
std::vector<Cell> column_of(const Layout& layout, int column) {
  std::vector<Cell> cells;
  for (const Cell& cell : layout.cells) {
    if (cell.column == column) cells.push_back(cell);
  }
  return cells;
}

/// Returns the direction of the castle on a cell; -1 without a castle.
int facing_at(const Layout& layout, const Cell& cell) {
  for (const Castle& castle : layout.castles) {
    for (const Cell& own : castle.cells) {
      if (own.square == cell.square) return castle.facing;
    }
  }
  return -1;
}

std::string of_squares(const Layout& layout, bool outside) {
  const bool lies = layout.turn % 2 == 1;
  std::string texts;
  for (const Cell& cell : leftmost(layout)) {
    const std::string_view label = lies ? file_in(cell) : rank_in(cell);
    const std::string_view in_frame = label.size() > 1 ? "beside-two" : "beside";
    const std::string_view within =
        facing_at(layout, cell) == 180 ? "beside-in-castle" : "beside-inside";
    texts += text_at(outside ? in_frame : within, cell, label);
  }
  for (int column = 0; column < layout.columns; ++column) {
    const std::vector<Cell> cells = column_of(layout, column);
    if (cells.empty()) continue;
    const std::string_view within =
        facing_at(layout, cells.back()) == 270 ? "below-in-castle" : "below-inside";
    texts += text_at(outside ? "below" : within, cells.back(),
                     lies ? rank_in(cells.back()) : file_in(cells.back()));
  }
  return texts;
}

std::string name_of(const Cell& cell, double by) {
  return filled(shape("board", "in-hexagon"), {{"x", number(cell.at.x)},
                                               {"y", number(cell.at.y)},
                                               {"by", number(by)},
                                               {"label", cell.name}});
}

std::string of_hexagons(const Layout& layout, bool outside) {
  const double up = outside ? measure::name_over : measure::name_at_top;
  const double down = outside ? measure::name_under : measure::name_at_foot;
  std::string texts;
  for (int column = 0; column < layout.columns; ++column) {
    const std::vector<Cell> cells = column_of(layout, column);
    if (cells.empty()) continue;
    texts += name_of(cells.front(), -up) + name_of(cells.back(), down);
  }
  return texts;
}

}  // namespace

std::string coordinates_drawing(const Layout& layout, Coordinates where) {
  if (where == Coordinates::none) return {};
  const bool outside = where == Coordinates::frame;
  const std::string texts =
      layout.hexagons ? of_hexagons(layout, outside) : of_squares(layout, outside);
  return filled(shape("board", outside ? "outside" : "inside"), {{"texts", texts}});
}

}  // namespace camlann::picture
