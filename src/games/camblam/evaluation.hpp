#pragma once
// What a position of Camblam is worth, without looking ahead: the men, how far they have come, who
// is near which king. Called by the search at its leaves, about a million times a second.
// Immutable; any number of threads may use one.

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/camblam/exchange.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/weights.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

class Evaluation {
 public:
  explicit Evaluation(const RuleSet& rules, const Weights& weights = tuned_weights());

  /// For the side to move.
  [[nodiscard]] int operator()(const Position& pos) const;
  /// The men alone, for the side to move.
  [[nodiscard]] int material(const Position& pos) const;
  /// What a legal move gains at first sight: men taken, promotion, the better place.
  [[nodiscard]] int guess(const Position& pos, Move move) const;
  /// Whether a capture or promotion loses more to the recaptures than it takes.
  [[nodiscard]] bool loses(const Position& pos, Move move) const;

 private:
  // Squares as 32 * rank + file: the difference of two tells their files and ranks apart.
  static constexpr int wide_ranks = 32;
  static constexpr int from_king = wide_ranks * (board_size - 1) + board_size - 1;  // difference 0
  static constexpr std::size_t differences = 2 * from_king + 1;

  struct Side {
    int value = 0;
    std::size_t crowd = 0;
  };

  [[nodiscard]] static int wide(Square square) {
    return static_cast<int>(index_of(square) + (index_of(square) & 0xF0u));
  }
  [[nodiscard]] Side count(const Position& pos, Seat seat) const;

  RuleSet rules_;
  ManValues values_;
  std::array<int, most_crowd> crowd_;
  int tempo_;
  using Squares = std::array<std::int16_t, grid_size>;
  using FromKing = std::array<std::int16_t, differences>;
  std::array<std::array<Squares, man_kinds>, 2> places_;  // man and place, by seat and kind
  std::array<FromKing, man_kinds> attack_;                // by kind: enemy's king near or in line
  FromKing guard_{};                                      // the own king near
  std::array<std::uint8_t, differences> close_{};         // 1 within reach of crowd
};

/// How often each weight counts in a position, White's less Black's; tempo 1 for White to move, -1
/// for Black. The sum of weight times count is the value for White.
[[nodiscard]] Weights terms_of(const Position& pos);

/// How engine/ finds the evaluation that belongs to these rules.
[[nodiscard]] inline Evaluation evaluation_of(const Rules& rules) {
  return Evaluation(rules.rule_set());
}

}  // namespace camlann::camblam
