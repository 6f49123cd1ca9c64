#pragma once
// Matches between more than two engines: pairings and standings. Pure functions.

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "cli/match_messages.hpp"
#include "lab/match.hpp"

namespace camlann::cli {

enum class MatchSystem { round_robin, gauntlet };

/// Two players, by their numbers from 0, and their games until now.
struct Met {
  std::size_t first = 0;
  std::size_t second = 0;
  Tally tally;
};

/// Returns the pairs of players that meet: all, or the first and each other.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> pairings_of(std::size_t players,
                                                                           MatchSystem system);

/// Returns the players by their points. Ratings are above the first player's and left out as long
/// as finished pairs of games do not link all players.
[[nodiscard]] std::vector<message::MatchStanding> standings_of(
    const std::vector<std::string>& names, const std::vector<Met>& met);

/// Returns the table for people.
[[nodiscard]] std::string standings_text(const std::vector<message::MatchStanding>& standings);

}  // namespace camlann::cli
