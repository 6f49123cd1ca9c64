#pragma once
// Directions on the grid, and the paths of knights and princes. Part of generator and check test.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"

namespace camlann::camblam {

using Cells = std::array<Cell, grid_size>;

enum class Direction : std::int8_t {
  n = 16,
  s = -16,
  e = 1,
  w = -1,
  ne = 17,
  nw = 15,
  se = -15,
  sw = -17
};

inline constexpr std::array orthogonals{Direction::n, Direction::e, Direction::s, Direction::w};
inline constexpr std::array diagonals{Direction::ne, Direction::se, Direction::sw, Direction::nw};
inline constexpr std::array all_directions{Direction::n,  Direction::ne, Direction::e,
                                           Direction::se, Direction::s,  Direction::sw,
                                           Direction::w,  Direction::nw};

[[nodiscard]] constexpr bool is_orthogonal(Direction d) {
  return d == Direction::n || d == Direction::s || d == Direction::e || d == Direction::w;
}

/// Returns the square one step away. Four files and ranks of the grid are outside the board, so a
/// step over its edge always ends on a square that is off_board.
[[nodiscard]] constexpr Square next(Square square, Direction d) {
  return static_cast<Square>(
      static_cast<std::uint8_t>(static_cast<int>(index_of(square)) + static_cast<int>(d)));
}

/// Returns the direction from one square of a line to another; they must differ.
[[nodiscard]] constexpr Direction direction_of(Square from, Square to) {
  const int files = file_of(to) - file_of(from);
  const int ranks = rank_of(to) - rank_of(from);
  const auto sign = [](int n) { return (n > 0) - (n < 0); };
  return static_cast<Direction>(16 * sign(ranks) + sign(files));
}

/// Returns the distance between two squares in king steps.
[[nodiscard]] inline int king_steps(Square a, Square b) {
  return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

inline constexpr int knight_diagonal = 4;  // length of the long path's first part
inline constexpr int shot_range = 5;

/// Calls visit(corner, end) for each path of section 3, short and long, that is open to a knight of
/// `seat` on `from`. Several paths may have the same end.
template <class F>
void each_knight_path(const Cells& cells, Square from, Seat seat, KnightLegA leg_a, F&& visit) {
  const auto open = [&](Square s) {
    const Cell cell = cells[index_of(s)];
    return cell == Cell::empty || (cell != Cell::off_board && seat_of(cell) != seat);
  };
  const auto turn = [&](Square corner, const std::array<Direction, 4>& onward) {
    for (const Direction d : onward) {
      if (const Square to = next(corner, d); open(to)) visit(corner, to);
    }
  };
  for (const Direction d : orthogonals) {
    Square corner = from;
    for (int length = 1; length < board_size; ++length) {
      corner = next(corner, d);
      if (!open(corner)) break;
      const bool turns = leg_a == KnightLegA::any || length == (leg_a == KnightLegA::one ? 1 : 4);
      if (turns) turn(corner, diagonals);
      if (turns && leg_a != KnightLegA::any) break;
    }
  }
  for (const Direction d : diagonals) {
    Square corner = from;
    int length = 0;
    while (length < knight_diagonal && open(next(corner, d))) {
      corner = next(corner, d);
      ++length;
    }
    if (length == knight_diagonal) turn(corner, orthogonals);
  }
}

/// Returns every square where a knight of `seat` on `from` can end.
[[nodiscard]] inline SquareSet knight_targets(const Cells& cells, Square from, Seat seat,
                                              KnightLegA leg_a) {
  SquareSet targets;
  each_knight_path(cells, from, seat, leg_a, [&](Square, Square to) { targets.add(to); });
  return targets;
}

/// Calls visit(corner, end) for each path to a square that a prince on `from` may enter: empty
/// squares, and the first man on each line, of either side. The corner is `from` or the end if the
/// path has only one stage.
template <class F>
void each_prince_path(const Cells& cells, Square from, F&& visit) {
  const auto slide = [&](Square start, Direction d, auto&& enter) {
    for (Square s = next(start, d); cells[index_of(s)] != Cell::off_board; s = next(s, d)) {
      enter(s);
      if (cells[index_of(s)] != Cell::empty) return;
    }
  };
  const auto second_stage = [&](Square corner) {
    for (const Direction d : diagonals) slide(corner, d, [&](Square s) { visit(corner, s); });
  };
  second_stage(from);
  for (const Direction d : orthogonals) {
    slide(from, d, [&](Square s) {
      visit(s, s);
      if (cells[index_of(s)] == Cell::empty) second_stage(s);
    });
  }
}

}  // namespace camlann::camblam
