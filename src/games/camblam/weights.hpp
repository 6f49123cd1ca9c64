#pragma once
// The weights of Camblam's evaluation, in hundredths of the value that was first set for a pawn.
// The values are found by train/ on self-play (doc/tuning.md); doc/measurements/weights-camblam.md
// lists them with their errors.

#include <array>
#include <cstddef>

#include "games/camblam/position.hpp"

namespace camlann::camblam {

inline constexpr std::size_t rings = 5;  // steps of a king from the king, 1 to 5
inline constexpr std::size_t most_crowd = 8;

/// Every member is an int or arrays of them: the tuner treats a Weights as a row of numbers, and a
/// second one holds the count of each weight in a position (evaluation.hpp, terms_of).
struct Weights {
  std::array<int, man_kinds> man{};                               // by Man
  std::array<std::array<int, board_size>, man_kinds> rank{};      // from the own side
  std::array<std::array<int, board_size / 2>, man_kinds> file{};  // from the edge to the middle
  std::array<std::array<int, rings>, man_kinds> near_enemy{};  // steps to the enemy's king, less 1
  std::array<int, man_kinds> aims{};  // on a line with the enemy's king, regardless of men between
  std::array<int, 2> guards{};        // own men one and two steps from the king
  std::array<int, most_crowd> crowd{};  // by number of men, not pawns, within 3 steps of the
                                        // enemy's king; the last: that many or more
  int tempo = 0;

  bool operator==(const Weights&) const = default;
};

inline constexpr std::size_t weight_count = sizeof(Weights) / sizeof(int);

/// Set before tuning, as the baseline for the tuned values.
[[nodiscard]] Weights untuned_weights();
[[nodiscard]] Weights tuned_weights();

}  // namespace camlann::camblam
