#pragma once
// The matches of a knock-out. A match is a slot of a stage: a game and its replays. Pure.

#include <optional>
#include <string_view>

#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// Returns the distance that a player reached: 2 * (last stage from 1) + 1 if the player won the
/// match of that stage; 0 if the player was never paired. The match for third place counts as
/// between the stage before and the final.
[[nodiscard]] int distance_in_knockout(const State& state, std::string_view player);

/// Returns the number of matches won, byes included.
[[nodiscard]] int matches_won(const State& state, std::string_view player);

}  // namespace camlann::tournament
