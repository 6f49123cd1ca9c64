#pragma once
// The rules of a tournament: which commands are possible when. Pure. Called before anything happens
// in a tournament; a refusal is returned as the error.

#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// Limit on the number of entrants.
constexpr std::size_t most_entrants = 256;

/// Returns a tournament without entrants; an error about the term in question if one is invalid.
[[nodiscard]] Result<State> new_tournament(Terms terms);

/// Returns an error if the system does not allow one of the tie-breaks: all players of a round
/// robin have the same opponents, so FIDE's Handbook (C.07) has no Buchholz there.
[[nodiscard]] Result<void> check_tie_breaks(const Terms& terms);

/// The longest player id, in bytes; the shortest has 1.
constexpr std::size_t longest_id = 64;

/// Returns the events that a command leads to, at least one, in order; they must be applied to this
/// same state. Otherwise returns the reason for the refusal.
[[nodiscard]] Result<std::vector<Event>> decide(const State& state, const Command& command);

/// Returns the pairing task of a Swiss that has to be solved before PairRound, so that the caller
/// can solve it in the background. If decide() would refuse the command anyway, returns that error.
[[nodiscard]] Result<SwissTask> what_to_pair(const State& state);

/// Applies an event from outside, such as from a file: an error if it does not fit the state.
/// Unlike apply(), it accepts any event, even one that decide() would not have returned.
[[nodiscard]] Result<State> try_apply(State state, const Event& event);

}  // namespace camlann::tournament
