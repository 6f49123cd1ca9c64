#pragma once
// The direct encounter: FIDE Handbook C.07 (March 2026), article 6. Used by the standings. Pure.

#include <cstddef>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// Players that are still equal, as indices of entrants in the order of entry.
using Tied = std::vector<std::size_t>;

/// The effect of a tie-break on players that were equal before it.
struct Separation {
  std::vector<Tied> groups;  // the best first
  std::vector<int> values;   // in quarters of a point, in the order of the equal players
};

/// Separates equal players by the games between them. A value is the sum of the points; several
/// games between two players count as one, by their average. It is 0 if some have not met and no
/// player is certain of a place. Forfeits count in a round robin only (6.1.1, 15.2). The places
/// are:
/// - if all have met, the order of the sums (6.2);
/// - else, from the top, each player that would be alone there after any result of the missing
///   games (6.3);
/// - for those still equal, the same rules again, with the games between them only.
[[nodiscard]] Separation direct_encounter(const State& state, const std::vector<Card>& all,
                                          const Tied& equal);

}  // namespace camlann::tournament
