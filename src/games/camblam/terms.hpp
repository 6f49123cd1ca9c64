#pragma once
// The weights that apply to a position of Camblam, defined once: the judge adds them up in tables,
// the tuner counts their occurrences. Part of the evaluation.

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

inline constexpr int crowd_reach = 3;  // steps to the enemy's king

/// The location of a square relative to a king.
struct FromKing {
  int files = 0;
  int ranks = 0;

  [[nodiscard]] int steps() const { return std::max(std::abs(files), std::abs(ranks)); }
  [[nodiscard]] bool in_line() const {
    return files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
  }
};

[[nodiscard]] inline FromKing from_king(Square square, Square king) {
  return {file_of(square) - file_of(king), rank_of(square) - rank_of(king)};
}

/// Each function here calls f(weight) for every weight that applies, of a Weights with values or
/// with counts. For a man on its square:
template <class W, class F>
void each_weight_of_place(W& weights, Seat seat, std::size_t man, Square square, F&& f) {
  const int rank = rank_of(square);
  const int file = file_of(square);
  f(weights.man[man]);
  f(weights
        .rank[man][static_cast<std::size_t>(seat == Seat::white ? rank : board_size - 1 - rank)]);
  f(weights.file[man][static_cast<std::size_t>(std::min(file, board_size - 1 - file))]);
}

/// For a man at this distance from the enemy's king.
template <class W, class F>
void each_weight_of_attack(W& weights, std::size_t man, FromKing place, F&& f) {
  const auto ring = static_cast<std::size_t>(place.steps() - 1);
  if (ring < rings) f(weights.near_enemy[man][ring]);
  if (place.in_line()) f(weights.aims[man]);
}

/// For a man at this distance from its own king; the man may be the king itself.
template <class W, class F>
void each_weight_of_guard(W& weights, FromKing place, F&& f) {
  const int steps = place.steps();
  if (steps == 1 || steps == 2) f(weights.guards[static_cast<std::size_t>(steps - 1)]);
}

/// True if a man of this kind counts in the crowd around the enemy's king, if it is near.
[[nodiscard]] constexpr bool counts_in_crowd(std::size_t man) {
  return man != static_cast<std::size_t>(Man::pawn) && man != static_cast<std::size_t>(Man::king);
}

/// Returns the count of each weight in a position, White's minus Black's; tempo is 1 for White to
/// move, -1 for Black. The sum of weight times count is the value for White.
[[nodiscard]] Weights terms_of(const Position& pos);

}  // namespace camlann::camblam
