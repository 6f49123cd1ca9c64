#pragma once
// Tie-breaks: FIDE Handbook C.07 (March 2026), unplayed rounds by its article 16. Used by the
// standings. Pure.

#include <cstddef>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// Returns a player's points as they count for opponents, in halves: a round missed by choice
/// (absent, a requested bye) counts as a draw if no game follows (16.3).
[[nodiscard]] int adjusted_halves(const Card& card);

/// Returns the value of a tie-break other than the direct encounter, in quarters of a point.
[[nodiscard]] int tie_break(const State& state, const std::vector<Card>& all, std::size_t player,
                            TieBreak what);

}  // namespace camlann::tournament
