#pragma once
// Rates several players from the matches between them: maximum-likelihood Elo by the model of
// Bradley and Terry (a draw is half a win). Called by `camlann ratings`. Pure.

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

/// Ranges contain the true value in 95 of 100 cases; they come from 400 bootstrap samples of the
/// pairs, which keep the two games of an opening together.
struct Rating {
  double elo = 0;  // above player 0
  Interval range{};
  double step = 0;  // above the previous player; 0 for player 0
  Interval step_range{};
};

/// Returns a rating for each of `players`, which must be linked to player 0 by encounters, directly
/// or through others; unlinked ones keep 0. Each side of an encounter also gets half a point, so
/// that a player with only losses has a rating, too. The same seed gives the same result.
[[nodiscard]] std::vector<Rating> rate(std::size_t players,
                                       const std::vector<Encounter>& encounters,
                                       std::uint64_t seed = 1);

/// True if encounters link every player to player 0.
[[nodiscard]] bool are_linked(std::size_t players, const std::vector<Encounter>& encounters);

}  // namespace camlann
