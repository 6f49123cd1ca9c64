#pragma once
// The full state of a game of the family, by value.

#include <array>
#include <cstdint>

#include "base/square_set.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

struct Position {
  std::array<SquareSet, most_seats> pieces;  // by seat, knights included
  SquareSet knights;                         // of all seats
  SquareSet trees;                           // no piece lands there
  std::uint64_t zobrist = 0;                 // updated by play(); see key_of()
  std::uint16_t quiet_plies = 0;             // since the last capture or entry of a goal square
  std::array<std::uint8_t, most_seats> castle_moves{};  // number made, by seat
  Seat turn{};

  [[nodiscard]] std::uint64_t key() const { return zobrist; }
  [[nodiscard]] Seat seat() const { return turn; }
  [[nodiscard]] SquareSet occupied() const { return pieces[0] | pieces[1] | pieces[2] | pieces[3]; }

  bool operator==(const Position&) const = default;
};

/// play() by copy: taking back restores the whole value.
struct Undo {
  Position before;
};

/// Computes the key from scratch (Zobrist 1970): pieces, trees, side to move, castle moves made.
/// quiet_plies is left out, so that a repeated position has the same key.
[[nodiscard]] std::uint64_t key_of(const Position& pos);

/// Returns the enemy pieces of a move's `taken` mask, in `pos` before the move.
[[nodiscard]] SquareSet taken_squares(const SquareSet& enemies, std::uint32_t taken);

/// True if both positions have the same future moves: compares everything except quiet_plies.
[[nodiscard]] bool same_for_repetition(const Position& a, const Position& b);

}  // namespace camlann::camelot
