#pragma once
// A tournament: who takes part, what was paired and how it ended. A value that events move on:
// apply() is the one place that says what an event does, decide() (tournament/decide.hpp) says
// which events a command leads to. Not thread-safe; copies are independent.

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "tournament/event.hpp"

namespace camlann::tournament {

struct Entrant {
  PlayerId id;
  int rating = 0;
  bool here = true;                      // false after a withdrawal
  std::optional<std::size_t> asked_bye;  // the round, from 1

  bool operator==(const Entrant&) const = default;
};

struct State {
  Terms terms;
  std::vector<Entrant> entrants;  // in order of entry
  std::vector<Round> rounds;      // in an arena: waves of pairings
  bool ended = false;

  [[nodiscard]] std::optional<std::size_t> find(std::string_view player) const;
  /// Of one who has entered.
  [[nodiscard]] std::size_t index_of(std::string_view player) const;
  /// Whether every game paired so far has a result.
  [[nodiscard]] bool all_scored() const;

  bool operator==(const State&) const = default;
};

/// The state after an event. It is one that decide() gave for this state.
[[nodiscard]] State apply(State state, const Event& event);

/// The points of a game in halves: 2 for a win.
[[nodiscard]] int halves_of_white(Score score);
[[nodiscard]] int halves_of_black(Score score);
/// Whether a game was played, to its end.
[[nodiscard]] bool was_played(Score score);

/// The numbers by which players are paired, as indices of entrants: by rating, then by entry.
[[nodiscard]] std::vector<std::size_t> by_rating(const State& state);
/// The same drawn by lot.
[[nodiscard]] std::vector<std::size_t> by_lot(const State& state);

}  // namespace camlann::tournament
