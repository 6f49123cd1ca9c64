#pragma once
// The distances of the squares of a board from goal, castle and middle, used by the evaluation and
// the tuner's terms. A value.

#include <array>
#include <cstddef>

#include "base/square.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// By square; 99 if unreachable, and off the board.
using Steps = std::array<int, grid_size>;

struct Layout {
  explicit Layout(const Variant& variant);

  std::array<Steps, most_seats> to_goal{};           // plain steps, ignoring men, by seat
  std::array<Steps, most_seats> to_castle{};         // the same to the own castle
  std::array<std::size_t, grid_size> from_middle{};  // files to the nearest middle file
};

}  // namespace camlann::camelot
