#pragma once
// The rules of a tournament: what may be asked for when. Pure. Called by whoever runs a tournament
// before anything happens; what it refuses is refused with its error.

#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// More entrants are refused.
constexpr std::size_t most_entrants = 256;

/// A tournament before anybody has entered; an error, about the term, if one makes no sense.
[[nodiscard]] Result<State> new_tournament(Terms terms);

/// A player's id has 1 to so many bytes.
constexpr std::size_t longest_id = 64;

/// What a command leads to, in order: at least one event, to be applied to this very state; or why
/// it is refused.
[[nodiscard]] Result<std::vector<Event>> decide(const State& state, const Command& command);

/// Of a Swiss, what is to be found before PairRound, by somebody who has the time. What decide()
/// refuses without looking is refused with its error.
[[nodiscard]] Result<SwissTask> what_to_pair(const State& state);

/// apply() for an event from outside, such as a file: an error if it does not fit the state, though
/// decide() might not have given it.
[[nodiscard]] Result<State> try_apply(State state, const Event& event);

}  // namespace camlann::tournament
