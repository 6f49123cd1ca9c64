#pragma once
// A knock-out as it was played so far. A match is a slot of a stage: a game and its replays. Pure.

#include <optional>
#include <string_view>

#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// How far a player came: 2 * (last stage from 1) + 1 where its match was won; 0 for one who was
/// not paired. The match for the third place counts as between the stage before and the final.
[[nodiscard]] int distance_in_knockout(const State& state, std::string_view player);

/// Matches won, byes included.
[[nodiscard]] int matches_won(const State& state, std::string_view player);

}  // namespace camlann::tournament
