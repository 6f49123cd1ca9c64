#pragma once
// A tournament: its players, pairings and results. A value that is changed by events: apply()
// defines the effect of an event, and decide() (tournament/decide.hpp) returns the events that a
// command leads to. Not thread-safe; copies are independent.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "tournament/event.hpp"

namespace camlann::tournament {

/// The places of entrants in their list, by id: a shortcut that may lack some.
class Places {
 public:
  void add(const PlayerId& player, std::size_t place) { places_.emplace(player, place); }
  [[nodiscard]] std::optional<std::size_t> find(std::string_view player) const {
    const auto found = places_.find(player);
    return found == places_.end() ? std::nullopt : std::optional(found->second);
  }
  /// It says nothing that the list does not.
  bool operator==(const Places& /*other*/) const { return true; }

 private:
  std::map<PlayerId, std::size_t, std::less<>> places_;
};

struct State {
  Terms terms;
  std::vector<Entrant> entrants;  // in order of entry
  std::vector<Round> rounds;      // in an arena: waves of pairings
  bool ended = false;
  Places places = {};  // NOLINT(readability-redundant-member-init)
  // In order of entry.
  std::vector<Team> teams = {};  // NOLINT(readability-redundant-member-init)

  [[nodiscard]] std::optional<std::size_t> find(std::string_view player) const;
  /// Returns the index of a player, which must have entered.
  [[nodiscard]] std::size_t index_of(std::string_view player) const;
  [[nodiscard]] std::optional<std::size_t> find_team(std::string_view team) const;
  /// Returns the index of a team, which must have entered.
  [[nodiscard]] std::size_t index_of_team(std::string_view team) const;
  /// True if every paired game has a result.
  [[nodiscard]] bool all_scored() const;

  bool operator==(const State&) const = default;
};

/// Returns the state after an event, which must be one that decide() returned for this state.
[[nodiscard]] State apply(State state, const Event& event);

/// Returns White's points of a game in halves: 2 for a win.
[[nodiscard]] int halves_of_white(Score score);
[[nodiscard]] int halves_of_black(Score score);
/// True if a game was played to its end.
[[nodiscard]] bool was_played(Score score);

/// Returns the order of the pairing numbers, as indices of entrants: by rating, then by entry.
[[nodiscard]] std::vector<std::size_t> by_rating(const State& state);
/// Returns an order of the pairing numbers drawn by lot.
[[nodiscard]] std::vector<std::size_t> by_lot(const State& state);
/// Returns the numbers from 0 to below `count` in an order drawn by lot.
[[nodiscard]] std::vector<std::size_t> in_drawn_order(std::size_t count, std::uint64_t seed);

}  // namespace camlann::tournament
