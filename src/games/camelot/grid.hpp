#pragma once
// The connections and names of squares. Squares have eight neighbours. Hexagons are on the common
// grid in axial coordinates and have six: the diagonal along both axes is not a direction. In
// notation a hexagon has its file and a rank in doubled coordinates, where neighbours are two ranks
// apart in the same file, or one file and one rank apart. Pure functions.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/square.hpp"

namespace camlann::camelot {

enum class Grid : std::uint8_t { square, hex };

struct Step {
  int file;
  int rank;
};

[[nodiscard]] constexpr bool is_direction(Grid grid, int files, int ranks) {
  const bool near = files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
  return near && (files != 0 || ranks != 0) && (grid == Grid::square || files != ranks);
}

inline constexpr std::array<Step, 8> square_directions{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
inline constexpr std::array<Step, 6> hex_directions{
    {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}};

[[nodiscard]] constexpr std::span<const Step> directions(Grid grid) {
  if (grid == Grid::hex) return hex_directions;
  return square_directions;
}

/// Returns the rank number in notation, from 1. Of two squares of a file, the one higher on the
/// grid has the greater number on both grids.
[[nodiscard]] constexpr int rank_number(Square square, Grid grid) {
  constexpr int lowest = 4;  // makes the existing hexagons begin at rank 0 of the grid
  return grid == Grid::hex ? 2 * rank_of(square) + file_of(square) - lowest : rank_of(square) + 1;
}

/// Returns the square of the common grid with this file, from 0, and this rank number; nothing if
/// the grid has none. The board need not have this square.
[[nodiscard]] constexpr std::optional<Square> square_at(int file, int number, Grid grid) {
  int rank = number - 1;
  if (grid == Grid::hex) {
    const int twice = number - file + 4;
    if (twice % 2 != 0) return std::nullopt;
    rank = twice / 2;
  }
  if (file < 0 || file > 15 || rank < 0 || rank > 15) return std::nullopt;
  return make_square(file, rank);
}

/// Returns "F16". A square outside the board has a name too.
[[nodiscard]] std::string to_text(Square square, Grid grid);

}  // namespace camlann::camelot
