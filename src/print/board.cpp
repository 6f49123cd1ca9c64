#include "print/board.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "languages/language.hpp"
#include "languages/words.hpp"
#include "picture/frame.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "picture/shapes.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"

namespace camlann::print {
namespace {

constexpr double rounding = 1e-6;

/// Returns the number of tiles that cover a length, each with room for `room`.
int tiles_for(double length, double room) {
  return std::max(1, static_cast<int>(std::ceil((length - overlap) / (room - overlap) - rounding)));
}

double tile_length(double length, int count) {
  return (length + (count - 1) * overlap) / count;
}

Tiling tiled(Size board, Size paper, double side) {
  const Area field = field_of(paper);
  const int columns = tiles_for(board.width, field.width);
  const int rows = tiles_for(board.height, field.height);
  return {side, paper, columns,
          rows, board, {tile_length(board.width, columns), tile_length(board.height, rows)}};
}

/// Marks the strips that the sheets on the right and below cover.
void draw_overlaps(Page& page, const Area& tile, bool right, bool below) {
  const double x = tile.x + tile.width - overlap;
  const double y = tile.y + tile.height - overlap;
  if (right) {
    page.hatch({x, tile.y, overlap, tile.height});
    page.line({x, tile.y}, {x, tile.y + tile.height}, 0.2, Stroke::dashed);
  }
  if (below) {
    page.hatch({tile.x, y, tile.width, overlap});
    page.line({tile.x, y}, {tile.x + tile.width, y}, 0.2, Stroke::dashed);
  }
}

std::string title_of(languages::Language language, const Tiling& tiling, int row, int column,
                     const std::string& name) {
  if (tiling.sheets() == 1) return languages::say(language, "print.board", {{"game", name}});
  return languages::say(language, "print.board.sheet",
                        {{"game", name},
                         {"sheet", row * tiling.columns + column + 1},
                         {"sheets", tiling.sheets()},
                         {"row", row + 1},
                         {"column", column + 1}});
}

}  // namespace

Tiling tiling_of(const picture::Box& board, Paper paper, double side) {
  const double scale = side / picture::square_side;
  const Size size{board.width * scale, board.height * scale};
  const Tiling portrait = tiled(size, size_of(paper), side);
  const Tiling landscape = tiled(size, turned(size_of(paper)), side);
  return landscape.sheets() < portrait.sheets() ? landscape : portrait;
}

double side_for(const picture::Box& board, Paper paper, int sheets) {
  double side = largest_side;
  while (side > least_side && tiling_of(board, paper, side).sheets() > sheets) side -= 0.5;
  return side;
}

std::vector<Sheet> board_sheets(const picture::Part& board, const Tiling& tiling, const Look& look,
                                const std::string& name) {
  std::vector<Sheet> sheets;
  sheets.reserve(static_cast<std::size_t>(tiling.sheets()));
  const double units = picture::square_side / tiling.side;  // in a millimetre
  for (int row = 0; row < tiling.rows; ++row) {
    for (int column = 0; column < tiling.columns; ++column) {
      Page page(tiling.paper);
      const Area field = page.field();
      const Area tile{field.x + (field.width - tiling.tile.width) / 2,
                      field.y + (field.height - tiling.tile.height) / 2, tiling.tile.width,
                      tiling.tile.height};
      page.picture(tile,
                   {board.box.x + column * (tile.width - overlap) * units,
                    board.box.y + row * (tile.height - overlap) * units, tile.width * units,
                    tile.height * units},
                   board.elements);
      draw_overlaps(page, tile, column + 1 < tiling.columns, row + 1 < tiling.rows);
      page.crop_marks(tile);
      sheets.push_back(page.finished(look, title_of(look.language, tiling, row, column, name)));
    }
  }
  return sheets;
}

picture::Part empty_board(const Game& game, Style style, Coordinates coordinates) {
  PictureOptions options;
  options.theme = theme_of(style);
  options.coordinates = coordinates;
  return picture::position_part(game, options, picture::Men::left_out);
}

}  // namespace camlann::print
