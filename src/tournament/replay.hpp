#pragma once
// Events of a tournament from a file of another writer: each must be one to which a command could
// have led. Used where a file becomes a tournament of the server. Pure.

#include <functional>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

/// Applies an event if decide() could have returned it: results of open games, departures of
/// players that are here, rounds in their turn. Rounds need not be those that this program would
/// pair. Otherwise returns the reason.
[[nodiscard]] Result<State> replay(State state, const Event& event);

/// Returns the terms with another id for the giver of a display.
[[nodiscard]] Terms with_giver(Terms terms, const std::function<PlayerId(const PlayerId&)>& id_of);

/// Returns the event with other ids for its players.
[[nodiscard]] Event with_players(Event event,
                                 const std::function<PlayerId(const PlayerId&)>& id_of);

}  // namespace camlann::tournament
