#pragma once
// The standing of a tournament, current or final. Pure.

#include <cstddef>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

struct Line {
  PlayerId player;
  std::size_t place = 1;        // shared by tied players
  int halves = 0;               // points; in a knock-out 1 for each match won
  std::vector<int> tie_breaks;  // in quarters of a point, as in the terms

  bool operator==(const Line&) const = default;
};

/// Returns all players, the best first; ties in the order of entry. A knock-out is ordered by the
/// stage reached, an arena by its points, a display has its giver first; the other systems use
/// tie-breaks.
[[nodiscard]] std::vector<Line> standings(const State& state);

/// Returns the standing for readers: without entrants that left before their first game or bye.
[[nodiscard]] std::vector<Line> shown_standings(const State& state);

/// Returns the players in the same order, without their points.
[[nodiscard]] std::vector<PlayerId> ranking(const State& state);

/// Returns the points in an arena, in halves: 2 points for a win, 1 for a draw; after two wins in a
/// row, points are doubled until a game is not won. Games without a result do not count.
[[nodiscard]] int arena_halves(const Card& card);

}  // namespace camlann::tournament
