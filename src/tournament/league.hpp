#pragma once
// A league over seasons: divisions of about the same size, in each of which everybody meets
// everybody (a round robin, by correspondence all paired at once); at the end of a season the best
// go up and the last go down. Called when a season ends. Pure; thread-safe.

#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"

namespace camlann::tournament {

struct LeagueTerms {
  std::size_t division_size = 8;  // 3 or more
  std::size_t movers = 2;         // go up, and go down, between two divisions; at most half of one

  bool operator==(const LeagueTerms&) const = default;
};

/// From the highest to the lowest; within one the strongest first, as the last season showed. Who
/// is entered in this order keeps it where a standing separates nobody.
using Divisions = std::vector<std::vector<PlayerId>>;

/// The first season: players, the strongest first, cut into divisions. All have the wished size but
/// the last: it has up to one and a half times as many players, or at least half as many. An error
/// about the terms if they make no sense.
[[nodiscard]] Result<Divisions> first_season(const LeagueTerms& terms,
                                             const std::vector<PlayerId>& players);

/// The season after one that ended with these standings, one for each division. Those who move
/// change places; those who leave are taken out, so that everybody behind moves up a place: the
/// best of those who would go down stays, and so on down to the last division; newcomers begin at
/// the end. An error if a player occurs twice.
[[nodiscard]] Result<Divisions> next_season(const LeagueTerms& terms,
                                            const std::vector<std::vector<Line>>& standings,
                                            const std::vector<PlayerId>& leaving,
                                            const std::vector<PlayerId>& newcomers);

}  // namespace camlann::tournament
