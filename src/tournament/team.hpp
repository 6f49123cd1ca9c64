#pragma once
// Matches of teams on several boards: all teams meet all by Berger's tables, board k plays board k.
// The first team of a match has White on the odd boards. Pure.

#include <cstddef>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

inline constexpr int most_boards = 16;
inline constexpr std::size_t most_teams = 16;
/// The most players of a line-up, with reserves.
inline constexpr std::size_t most_lined_up = 32;
/// Limits on the line-ups that a team sets: in all, and more for each paired round.
inline constexpr std::size_t most_line_ups = 20;
inline constexpr std::size_t most_line_ups_per_round = 5;

/// Returns an error if these players cannot be the line-up of this team: each must have entered,
/// be here, and play for no other team.
[[nodiscard]] Result<void> may_line_up(const State& state, std::size_t team,
                                       const std::vector<PlayerId>& players);

/// Returns why these terms are not for the entrants; empty if they are.
[[nodiscard]] std::string misfit_of_entrants(const State& state, const Terms& terms);

/// Returns the teams in the order of their numbers: those of the first round or, before it, those
/// that are here with a line-up.
[[nodiscard]] std::vector<std::size_t> team_numbers(const State& state);

/// A match of a round. A board without an opponent is won, one without players is worth nothing.
struct MatchResult {
  std::size_t first = 0;  // index of the team
  std::size_t second = 0;
  int first_halves = 0;  // board points
  int second_halves = 0;
  bool over = true;     // no game is open
  bool played = false;  // at least one game was played
  bool counts = true;   // false if a team has left before playing half of its matches

  bool operator==(const MatchResult&) const = default;
};

/// Returns the matches of each round, without free rounds, in the order of the boards.
[[nodiscard]] std::vector<std::vector<MatchResult>> match_results(const State& state);

struct MatchPoints {
  int first = 0;
  int second = 0;
};
/// Returns the match points of both teams: 2 for a win, 1 for a draw, none while games are open or
/// if neither team has a board point.
[[nodiscard]] MatchPoints match_points(const MatchResult& match);

/// The place of a team: by match points, board points, direct encounter, Sonneborn-Berger.
struct TeamLine {
  std::size_t team = 0;
  std::size_t place = 1;  // shared by tied teams
  int match_points = 0;
  int halves = 0;            // board points
  int direct = 0;            // match points against teams with the same match and board points
  int sonneborn_berger = 0;  // match points of opponents times halves against them
  int matches = 0;           // that are over and count

  bool operator==(const TeamLine&) const = default;
};

/// Returns the teams that play, the best first; before the first round all that are here. The
/// direct encounter separates teams that have all met each other in each cycle.
[[nodiscard]] std::vector<TeamLine> team_standings(const State& state);

}  // namespace camlann::tournament
