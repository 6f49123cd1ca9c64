#pragma once
// A position of Camblam by value: the content of each square of the grid, and the same as sets.

#include <array>
#include <cstdint>
#include <string_view>

#include "base/square_set.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

inline constexpr int board_size = 12;

enum class Man : std::uint8_t {
  none,
  pawn,
  knight,
  catapult,
  archer,
  rook,
  bishop,
  prince,
  queen,
  king
};
inline constexpr std::size_t man_kinds = 10;
inline constexpr std::string_view man_letters = "-PNCARBIQK";

/// The content of a square: a man with its seat, empty, or not a square of the board.
enum class Cell : std::uint8_t { empty = 0, off_board = 0xFF };

[[nodiscard]] constexpr Cell make_cell(Seat seat, Man man) {
  return static_cast<Cell>(index_of(seat) << 4 | static_cast<unsigned>(man));
}
/// Not for off_board.
[[nodiscard]] constexpr Man man_of(Cell cell) {
  return static_cast<Man>(static_cast<unsigned>(cell) & 15u);
}
/// Not for empty or off_board.
[[nodiscard]] constexpr Seat seat_of(Cell cell) {
  return static_cast<Seat>(static_cast<unsigned>(cell) >> 4);
}
[[nodiscard]] constexpr bool belongs_to(Cell cell, Seat seat) {
  return cell != Cell::empty && cell != Cell::off_board && seat_of(cell) == seat;
}

[[nodiscard]] constexpr bool on_board(Square square) {
  return file_of(square) < board_size && rank_of(square) < board_size;
}

struct Position {
  std::array<Cell, grid_size> cells;       // off_board outside the 12 x 12 squares
  std::array<SquareSet, 2> men;            // by seat
  std::array<SquareSet, man_kinds> kinds;  // of both seats
  std::array<Square, 2> kings{};           // by seat; Square{} without a king
  std::uint64_t zobrist = 0;
  std::uint16_t quiet_plies = 0;  // since the last capture or pawn move
  Seat turn{};

  /// Creates an empty board.
  Position();

  [[nodiscard]] std::uint64_t key() const { return zobrist; }
  [[nodiscard]] Seat seat() const { return turn; }
  [[nodiscard]] Cell at(Square square) const { return cells[index_of(square)]; }
  [[nodiscard]] bool has_king(Seat seat) const {
    return !(men[index_of(seat)] & kinds[static_cast<std::size_t>(Man::king)]).empty();
  }

  /// Sets the content of `square` and updates the sets and the key. `square` must be empty or hold
  /// a man.
  void put(Square square, Seat seat, Man man);
  void remove(Square square);

  bool operator==(const Position&) const = default;
};

/// Computes the key from scratch: men and side to move, without quiet_plies.
[[nodiscard]] std::uint64_t key_of(const Position& pos);

/// Returns the change of the key when the turn passes.
[[nodiscard]] std::uint64_t turn_key();

[[nodiscard]] bool same_for_repetition(const Position& a, const Position& b);

}  // namespace camlann::camblam
