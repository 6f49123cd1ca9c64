#pragma once
// The rounds that come next, for each system. Called by decide() when the rounds before are over.
// Pure.

#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// What is paired next: one round, or all of a round robin whose terms say so. An error if the
/// tournament has no further round.
[[nodiscard]] Result<std::vector<Round>> next_rounds(const State& state);

/// What is to be found for the next round of a Swiss, for pair_dutch(), and what PairRound takes
/// back: the one search that takes long, 64 ms with 128 players. An error if there is no such
/// round.
[[nodiscard]] Result<SwissTask> swiss_task(const State& state);

/// Where pair_dutch() finds nothing.
[[nodiscard]] Failure no_pairing_left();

/// How many rounds are paired in all, where that is known from the start; 0 elsewhere.
[[nodiscard]] std::size_t rounds_in_all(const State& state);

/// Who meets whom in a round robin: those who were there when it began; before that, those who are
/// there now. Indices of entrants in the order of their numbers.
[[nodiscard]] std::vector<std::size_t> round_robin_numbers(const State& state);

[[nodiscard]] Result<std::vector<Round>> next_of_round_robin(const State& state);
[[nodiscard]] Result<std::vector<Round>> next_of_swiss(const State& state);
/// The next round as it was found for swiss_task(); `illegal_move` if that does not keep the rules.
[[nodiscard]] Result<std::vector<Round>> next_of_swiss(const State& state,
                                                       const SwissPairing& found);
[[nodiscard]] Result<std::vector<Round>> next_of_knockout(const State& state);
[[nodiscard]] Result<std::vector<Round>> next_of_arena(const State& state);

}  // namespace camlann::tournament
