#pragma once
// Simultaneous displays: the giver plays against all others at once, on a board against each, in
// the only round. Pure.

#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// Limit on the boards of a display.
inline constexpr std::size_t most_simul_boards = 40;
/// Limit on the additional time of the giver, in minutes.
inline constexpr int most_extra_minutes = 240;

/// True if this player gives the display; false in other systems.
[[nodiscard]] bool is_giver(const Terms& terms, const PlayerId& player);

/// Returns the number of players that are here, without the giver.
[[nodiscard]] std::size_t opponents_here(const State& state);

/// Returns an error if the terms are not those of a display.
[[nodiscard]] Result<void> check_simul(const Terms& terms);

/// Returns an error if this player cannot enter a display, or come back to it, now.
[[nodiscard]] Result<void> may_join_simul(const State& state, const PlayerId& player);

/// Returns the round, with the boards in order of entry. An error if it has been paired, or if the
/// giver or all others are missing.
[[nodiscard]] Result<std::vector<Round>> next_of_simul(const State& state);

/// The score of the giver.
struct SimulScore {
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int open = 0;

  bool operator==(const SimulScore&) const = default;
};
[[nodiscard]] SimulScore score_of_giver(const State& state);

/// Returns the display as a tournament with a round for each board, for reports that have one game
/// for each player and round.
[[nodiscard]] State with_round_for_each_board(const State& state);

}  // namespace camlann::tournament
