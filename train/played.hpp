#pragma once
// Positions of self-play with the scores that the search gave them and the results of their games,
// as bytes: what a network is trained on (doc/training.md). Games have up to nine kinds of men.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"

namespace camlann::train {

struct ScoredPosition {
  /// White's men, kind by kind, then Black's; empty sets behind them.
  nn::Placement<nn::most_kinds> placed;
  bool white_to_move = true;
  bool counts_result = true;  // no random move was made later in the game
  std::int16_t score = 0;     // for the side to move, in hundredths of a man

  bool operator==(const ScoredPosition&) const = default;
};

struct ScoredGame {
  std::uint8_t half_points = 1;  // White's points, doubled
  std::vector<ScoredPosition> positions;

  bool operator==(const ScoredGame&) const = default;
};

/// A game has at most this many positions.
inline constexpr std::size_t most_positions = 0xFFFF;

/// Appends the bytes of a game with this number of kinds of men of a side.
void write(const ScoredGame& game, std::size_t kinds, std::string& bytes);
/// Reads the bytes of any number of games; `where` names their file in an error.
[[nodiscard]] Result<std::vector<ScoredGame>> read_games(std::string_view bytes, std::size_t kinds,
                                                         const std::string& where);

}  // namespace camlann::train
