#pragma once
// One scale of strength for several players from the matches between them: Elo by the model of
// Bradley and Terry (a draw is half a win), most likely values. Called by `camlann ratings`. Pure.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "lab/match_statistics.hpp"

namespace camlann {

/// Finished pairs of games between two players, by the points of the first.
struct Encounter {
  std::size_t first = 0;
  std::size_t second = 0;
  PairCounts pairs{};
};

/// Ranges hold the true value in 95 of 100 cases; they come from 400 samples of the pairs, drawn
/// with replacement, so that the two games of an opening stay together.
struct Rating {
  double elo = 0;  // above player 0
  Interval range{};
  double step = 0;  // above the player before; 0 for player 0
  Interval step_range{};
};

/// One for each of `players`, who must be linked by encounters to player 0, directly or through
/// others; else they keep what the others leave them, 0. Each encounter is given half a point for
/// both sides besides, so that one who lost all has a rating too. The same seed gives the same.
[[nodiscard]] std::vector<Rating> rate(std::size_t players,
                                       const std::vector<Encounter>& encounters,
                                       std::uint64_t seed = 1);

/// Whether encounters link every player to player 0.
[[nodiscard]] bool are_linked(std::size_t players, const std::vector<Encounter>& encounters);

}  // namespace camlann
