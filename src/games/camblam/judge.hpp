#pragma once
// Evaluates a position of Camblam without looking ahead: material, advancement, and men near either
// king. Called by the search at its leaves, about a million times per second. Immutable and
// thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "games/camblam/places.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

class Judge {
 public:
  explicit Judge(const Weights& weights);

  /// Returns the value for the side to move.
  [[nodiscard]] int operator()(const Position& pos) const;

 private:
  // Squares as 32 * rank + file: a difference of two determines the distances in files and ranks.
  static constexpr int wide_ranks = 32;
  static constexpr int at_king = wide_ranks * (board_size - 1) + board_size - 1;  // difference 0
  static constexpr std::size_t differences = 2 * at_king + 1;

  struct Side {
    int value = 0;
    std::size_t crowd = 0;
  };

  [[nodiscard]] static int wide(Square square) {
    return static_cast<int>(index_of(square) + (index_of(square) & 0xF0u));
  }
  [[nodiscard]] Side count(const Position& pos, Seat seat) const;

  std::array<int, most_crowd> crowd_;
  int tempo_;
  Places places_;
  using ByDifference = std::array<std::int16_t, differences>;
  std::array<ByDifference, man_kinds> attack_{};   // by kind: from the enemy's king
  ByDifference guard_{};                           // from the own king
  std::array<std::uint8_t, differences> close_{};  // 1 within reach of crowd
};

}  // namespace camlann::camblam
