#pragma once
// How far the squares of a board are from goal, castle and middle: what the evaluation and the
// tuner's terms count by. A value.

#include <array>
#include <cstddef>

#include "base/square.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// By square; 99 where there is no way, and off the board.
using Steps = std::array<int, grid_size>;

struct Layout {
  explicit Layout(const Variant& variant);

  std::array<Steps, most_seats> to_goal{};    // plain steps, men left out of account, by seat
  std::array<Steps, most_seats> to_castle{};  // the same to the own castle
  std::array<std::size_t, grid_size> from_middle{};  // files to the middle one or two
};

}  // namespace camlann::camelot
