#pragma once
// The life of a league: players enter and leave, seasons begin and end. `decide(state, command)`
// gives what happens or a refusal, `apply(state, event)` the next state. Who may ask for what
// belongs to those who send commands. Pure; thread-safe.

#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/league.hpp"

namespace camlann::tournament::league {

/// One who waits for the next season. The rating decides about the order of those who come new.
struct Newcomer {
  PlayerId player;
  int rating = 0;

  bool operator==(const Newcomer&) const = default;
};

struct State {
  LeagueTerms terms;
  std::size_t seasons = 0;     // begun
  bool playing = false;        // the last one goes on
  bool closed = false;         // there will be no other
  Divisions divisions;         // of the last season: as it began, and once it is over as it ended
  std::vector<PlayerId> gone;  // those of them who have left
  std::vector<Newcomer> waiting;  // in order of entry

  bool operator==(const State&) const = default;
};

/// Takes part from the next season on. Whoever has left and comes back begins at the end.
struct Enter {
  PlayerId player;
  int rating = 0;
};
/// Takes part no more; a season that goes on is over for this player.
struct Leave {
  PlayerId player;
};
struct BeginSeason {};
/// The players of each division as its standing has them.
struct EndSeason {
  Divisions standings;
};
/// No more seasons.
struct Close {};
using Command = std::variant<Enter, Leave, BeginSeason, EndSeason, Close>;

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
using Event = std::variant<Entered, Left, SeasonBegun, SeasonEnded, Closed>;

/// A league before anybody has entered; an error about the terms if they make no sense.
[[nodiscard]] Result<State> new_league(LeagueTerms terms);

/// What a command leads to, to be applied to this very state; or why it is refused.
[[nodiscard]] Result<Event> decide(const State& state, const Command& command);

/// The state after an event. It is one that decide() gave for this state.
[[nodiscard]] State apply(State state, const Event& event);

/// Whether the player plays in this season and has not left, or waits for the next one.
[[nodiscard]] bool takes_part(const State& state, std::string_view player);

/// The divisions that a season would have that began now, if the last one ended with these
/// standings.
[[nodiscard]] Result<Divisions> next_divisions(const State& state, const Divisions& standings);

}  // namespace camlann::tournament::league
