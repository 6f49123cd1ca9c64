#pragma once
// The rules of conduct at a game: the commands that each player may give, and when. Pure functions.
// The server and terminal play call them before they change a game; every refusal comes from here.

#include <vector>

#include "base/result.hpp"
#include "play/absence.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"

namespace camlann::play {

/// Returns the events that a command from these players leads to, at least one, in order; they must
/// be applied to this same state with the time of arrival. Otherwise returns the reason for the
/// refusal. `absence` is for claims of the win. After a clock has run out only TimeUp is accepted:
/// the game ends by the clock, whichever command arrives first.
[[nodiscard]] Result<std::vector<Event>> decide(const State& state, const Command& command, Who who,
                                                Arrival arrival, const Absence& absence = {});

/// Returns an error unless these players may now play the move after `ply` others. Called before a
/// move is read.
[[nodiscard]] Result<void> may_move(const State& state, int ply, Who who);

/// Returns the next game of the same players: the same start, everyone one seat further, so that
/// two players swap colours. An error while this game runs, and if its start is lost
/// (game/new_start.hpp).
[[nodiscard]] Result<State> rematch(const State& state);

}  // namespace camlann::play
