#pragma once
// The next rounds, for each system. Called by decide() when the earlier rounds are over. Pure.

#include <cstddef>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// The most pairings that one command makes, unless its first round has more.
inline constexpr std::size_t pairings_at_once = 64;
/// A round robin with `all_at_once` pairs no round while a player has this many open games.
inline constexpr std::size_t open_games_at_once = 40;

/// The limit on the games of an arena: 128 players for four hours, with a game every three minutes.
inline constexpr std::size_t most_arena_games = 5000;

/// Returns the next rounds: one, or several of a round robin with `all_at_once`, within the bounds
/// above. An error if the tournament has no further round.
[[nodiscard]] Result<std::vector<Round>> next_rounds(const State& state);

/// Returns the task of the next round of a Swiss, to be solved by pair_dutch() and passed back in
/// PairRound. This is the only slow search: 64 ms for 128 players. An error if there is no such
/// round.
[[nodiscard]] Result<SwissTask> swiss_task(const State& state);

/// Returns the same of any system, also if there is no further round: the players in the order of
/// by_rating(), with their earlier rounds.
[[nodiscard]] SwissTask task_of_all(const State& state);

/// Returns the error for a task without a solution.
[[nodiscard]] Failure no_pairing_left();

/// Returns the total number of rounds if it is known from the start; otherwise 0.
[[nodiscard]] std::size_t rounds_in_all(const State& state);

/// Returns the number of rounds of a round robin of this many players.
[[nodiscard]] std::size_t rounds_of_round_robin(std::size_t players, int cycles);

/// Returns the most games that a player of a round robin of this many players, with `all_at_once`,
/// has open at a time.
[[nodiscard]] std::size_t most_open_games(std::size_t players, int cycles);

/// Returns the players of a round robin: those present when it began or, before it begins, those
/// present now. Indices of entrants in the order of their numbers.
[[nodiscard]] std::vector<std::size_t> round_robin_numbers(const State& state);

[[nodiscard]] Result<std::vector<Round>> next_of_round_robin(const State& state);
/// Returns the rounds of the table that have not been paired yet, in its order, with their numbers
/// from 1. A round counts as paired if the same players met in it, with any colours.
[[nodiscard]] std::vector<std::pair<std::size_t, Round>> rounds_of_table_left(const State& state);
/// True if a round robin with `all_at_once` has begun and may pair more rounds now, although games
/// are open.
[[nodiscard]] bool pairs_on(const State& state);
[[nodiscard]] Result<std::vector<Round>> next_of_swiss(const State& state);
/// Returns the next round from a solution of swiss_task(); `illegal_move` if that breaks the rules.
[[nodiscard]] Result<std::vector<Round>> next_of_swiss(const State& state,
                                                       const SwissPairing& found);
[[nodiscard]] Result<std::vector<Round>> next_of_knockout(const State& state);
[[nodiscard]] Result<std::vector<Round>> next_of_arena(const State& state);
[[nodiscard]] Result<std::vector<Round>> next_of_teams(const State& state);

}  // namespace camlann::tournament
