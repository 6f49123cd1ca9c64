#pragma once
// Who is where in a tournament, now or at its end. Pure.

#include <cstddef>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

struct Line {
  PlayerId player;
  std::size_t place = 1;        // shared by players whom nothing separates
  int halves = 0;               // points: of a knock-out 1 for each win of a match
  std::vector<int> tie_breaks;  // in quarters of a point, as in the terms

  bool operator==(const Line&) const = default;
};

/// Everybody, the best first; equals in the order of entry. In a knock-out by how far they came, in
/// an arena by its points; tie-breaks are used elsewhere.
[[nodiscard]] std::vector<Line> standings(const State& state);

/// The players of the same, without their points.
[[nodiscard]] std::vector<PlayerId> ranking(const State& state);

/// Points in an arena, in halves: 2 points for a win, 1 for a draw; after two wins in a row
/// everything counts double until a game is not won. Games without a result do not count.
[[nodiscard]] int arena_halves(const Card& card);

}  // namespace camlann::tournament
