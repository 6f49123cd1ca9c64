#pragma once
// The rules of sitting at a game: who may do what and when. Pure. Called by the server and by play
// in the terminal before anything happens; what they refuse, they refuse with the error of this.

#include <vector>

#include "base/result.hpp"
#include "play/absence.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"

namespace camlann::play {

/// What a command of theirs leads to, in order: at least one event, to be applied to this very
/// state at the time of its arrival; or why it is refused. `absence` is for claims of the win. Once
/// a clock has run out nothing but TimeUp is taken: the game ends by the clock, whoever is first to
/// say so.
[[nodiscard]] Result<std::vector<Event>> decide(const State& state, const Command& command, Who who,
                                                Arrival arrival, const Absence& absence = {});

/// Whether they may play the move after `ply` others now; asked before a move is read.
[[nodiscard]] Result<void> may_move(const State& state, int ply, Who who);

/// The game that they play next: from the same start, everyone one seat on, so that two change
/// colours. An error while this one runs.
[[nodiscard]] Result<State> rematch(const State& state);

}  // namespace camlann::play
