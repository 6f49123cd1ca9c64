#pragma once
// The life of a league: players enter and leave, seasons begin and end. `decide(state, command)`
// returns an event or a refusal, `apply(state, event)` the next state. Permissions are checked by
// the code that sends commands. Pure; thread-safe.

#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/league.hpp"

namespace camlann::tournament::league {

/// A player waiting for the next season. Ratings decide the order of new players.
struct Newcomer {
  PlayerId player;
  int rating = 0;

  bool operator==(const Newcomer&) const = default;
};

struct State {
  LeagueTerms terms;
  std::size_t seasons = 0;     // begun
  bool playing = false;        // the last season is in progress
  bool closed = false;         // no further season will begin
  Divisions divisions;         // of the last season: as it began, or, once it is over, as it ended
  std::vector<PlayerId> gone;  // players of the divisions that have left
  std::vector<Newcomer> waiting;  // in order of entry

  bool operator==(const State&) const = default;
};

/// Takes part from the next season on. Players that return after leaving start at the end.
struct Enter {
  PlayerId player;
  int rating = 0;
};
/// Stops taking part; a season in progress is over for this player.
struct Leave {
  PlayerId player;
};
struct BeginSeason {};
/// The players of each division in the order of the final standing.
struct EndSeason {
  Divisions standings;
};
/// Ends the league: no more seasons.
struct Close {};
/// Takes back the end of a league without seasons.
struct Reopen {};
using Command = std::variant<Enter, Leave, BeginSeason, EndSeason, Close, Reopen>;

struct Entered {
  Newcomer who;

  bool operator==(const Entered&) const = default;
};
struct Left {
  PlayerId player;

  bool operator==(const Left&) const = default;
};
struct SeasonBegun {
  Divisions divisions;

  bool operator==(const SeasonBegun&) const = default;
};
struct SeasonEnded {
  Divisions standings;

  bool operator==(const SeasonEnded&) const = default;
};
struct Closed {
  bool operator==(const Closed&) const = default;
};
struct Reopened {
  bool operator==(const Reopened&) const = default;
};
using Event = std::variant<Entered, Left, SeasonBegun, SeasonEnded, Closed, Reopened>;

/// Returns a league without players; an error about the terms if they are invalid.
[[nodiscard]] Result<State> new_league(LeagueTerms terms);

/// Returns the event that a command leads to, to be applied to this same state; or the reason for
/// the refusal.
[[nodiscard]] Result<Event> decide(const State& state, const Command& command);

/// Returns the state after an event, which must be one that decide() returned for this state.
[[nodiscard]] State apply(State state, const Event& event);

/// True if the player plays in this season and has not left, or waits for the next one.
[[nodiscard]] bool takes_part(const State& state, std::string_view player);

/// Returns the divisions of a season that would begin now if the last one ended with these
/// standings.
[[nodiscard]] Result<Divisions> next_divisions(const State& state, const Divisions& standings);

}  // namespace camlann::tournament::league
