#pragma once
// What separates players of the same points: FIDE Handbook C.07 (March 2026), unplayed rounds by
// its article 16. Used by the standings. Pure.

#include <cstddef>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// The points of a player as they count for the opponents, in halves: a round not played by own
/// wish (absent, a bye asked for) counts as a draw if no game follows (16.3).
[[nodiscard]] int adjusted_halves(const Card& card);

/// The value of a tie-break other than the direct encounter, in quarters of a point.
[[nodiscard]] int tie_break(const State& state, const std::vector<Card>& all, std::size_t player,
                            TieBreak what);

/// The direct encounter of players who are equal otherwise, in quarters, in their order: the points
/// in the games between them. If some of them have not met, only those get a value who are ahead
/// whatever these games would bring (article 6).
[[nodiscard]] std::vector<int> direct_encounter(const std::vector<Card>& all,
                                                const std::vector<std::size_t>& equal);

}  // namespace camlann::tournament
