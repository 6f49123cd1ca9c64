#pragma once
// A league over seasons: divisions of about the same size, each of which plays a round robin (in
// correspondence all rounds at once); at the end of a season the best players move up and the last
// move down. Called when a season ends. Pure; thread-safe.

#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"

namespace camlann::tournament {

struct LeagueTerms {
  std::size_t division_size = 8;  // 3 or more
  std::size_t movers = 2;  // players that move up, and that move down, between two divisions; at
                           // most half of a division

  bool operator==(const LeagueTerms&) const = default;
};

/// Returns the most players of a division. Only the last one has more than `division_size`.
[[nodiscard]] std::size_t largest_division(const LeagueTerms& terms);

/// Divisions from the highest to the lowest; within each, the strongest first by the last season.
/// Players enter the next season in this order, which breaks ties in the standing.
using Divisions = std::vector<std::vector<PlayerId>>;

/// Returns the first season: the players, strongest first, cut into divisions. All have
/// `division_size` players except the last, which has at least half and at most one and a half
/// times that number. Returns an error about the terms if they are invalid.
[[nodiscard]] Result<Divisions> first_season(const LeagueTerms& terms,
                                             const std::vector<PlayerId>& players);

/// Returns the season that follows these final standings, one for each division. Promoted and
/// relegated players change places. A player that leaves is removed, and all below move up a place:
/// the best of those due to be relegated stays, and so on down to the last division. Newcomers
/// start at the end. An error if a player occurs twice.
[[nodiscard]] Result<Divisions> next_season(const LeagueTerms& terms,
                                            const std::vector<std::vector<Line>>& standings,
                                            const std::vector<PlayerId>& leaving,
                                            const std::vector<PlayerId>& newcomers);

}  // namespace camlann::tournament
