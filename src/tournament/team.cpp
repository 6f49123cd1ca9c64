#include "tournament/team.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/berger.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

using Group = std::vector<std::size_t>;  // indices of teams that are still equal

std::size_t boards_of(const State& state) {
  return static_cast<std::size_t>(state.terms.boards.value_or(1));
}

/// Returns the players of a team for the next round, by board.
std::vector<PlayerId> players_of(const State& state, std::size_t place) {
  std::vector<PlayerId> players;
  const Team& team = state.teams[place];
  if (!team.here) return players;
  for (const PlayerId& player : team.line_up) {
    if (players.size() == boards_of(state)) break;
    if (state.entrants[state.index_of(player)].here) players.push_back(player);
  }
  return players;
}

void add_boards(const State& state, std::size_t first, std::size_t second, Round& round) {
  const auto ours = players_of(state, first);
  const auto theirs = players_of(state, second);
  const std::size_t match = round.matches.size();
  round.matches.push_back({state.teams[first].id, state.teams[second].id});
  for (std::size_t board = 0; board < std::max(ours.size(), theirs.size()); ++board) {
    const int slot = static_cast<int>(match * boards_of(state) + board);
    if (board < ours.size() && board < theirs.size()) {
      const bool odd = board % 2 == 0;  // boards are counted from 1
      round.pairings.push_back({odd ? ours[board] : theirs[board],
                                odd ? theirs[board] : ours[board], Score::open, slot});
    } else {
      const auto& present = board < ours.size() ? ours : theirs;
      round.byes.push_back({present[board], Bye::Kind::win, slot});
    }
  }
}

/// Returns the match of a slot in a round, or null.
MatchResult* match_at(std::vector<MatchResult>& matches, int slot, std::size_t boards) {
  const auto match = static_cast<std::size_t>(std::max(slot, 0)) / boards;
  return match < matches.size() ? &matches[match] : nullptr;
}

std::vector<MatchResult> results_of(const State& state, const Round& round) {
  const std::size_t boards = boards_of(state);
  std::vector<MatchResult> matches;
  for (const auto& [first, second] : round.matches) {
    if (second.empty()) continue;  // the free round comes last
    MatchResult match;
    match.first = state.index_of_team(first);
    match.second = state.index_of_team(second);
    matches.push_back(match);
  }
  for (const auto& [white, black, score, slot] : round.pairings) {
    auto* const match = match_at(matches, slot, boards);
    if (match == nullptr) continue;
    const bool first_is_white = state.entrants[state.index_of(white)].team == match->first;
    match->first_halves += first_is_white ? halves_of_white(score) : halves_of_black(score);
    match->second_halves += first_is_white ? halves_of_black(score) : halves_of_white(score);
    match->over = match->over && score != Score::open;
    match->played = match->played || was_played(score);
  }
  for (const Bye& bye : round.byes) {
    auto* const match = match_at(matches, bye.slot, boards);
    if (match == nullptr) continue;
    const bool of_first = state.entrants[state.index_of(bye.player)].team == match->first;
    (of_first ? match->first_halves : match->second_halves) += 2;
  }
  return matches;
}

/// Splits a group by a value, the highest first.
template <class Value>
std::vector<Group> split(const Group& group, const Value& value_of) {
  Group order = group;
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return value_of(a) > value_of(b); });
  std::vector<Group> groups;
  for (const std::size_t team : order) {
    if (groups.empty() || value_of(groups.back().back()) != value_of(team)) groups.emplace_back();
    groups.back().push_back(team);
  }
  return groups;
}

/// The sums of the teams, and the separation of those that are equal.
class Table {
 public:
  explicit Table(const State& state) : state_(state), lines_(state.teams.size()) {
    for (const auto& round : match_results(state)) {
      for (const MatchResult& match : round) {
        if (match.counts) matches_.push_back(match);
      }
    }
    for (std::size_t team = 0; team < lines_.size(); ++team) lines_[team].team = team;
    add_points();
    for (const MatchResult& match : matches_) {
      if (!match.over) continue;
      auto& first = lines_[match.first];
      auto& second = lines_[match.second];
      first.sonneborn_berger += second.match_points * match.first_halves;
      second.sonneborn_berger += first.match_points * match.second_halves;
    }
  }

  [[nodiscard]] std::vector<TeamLine> ranked(const Group& teams) {
    std::vector<TeamLine> ranked;
    const auto points = [&](std::size_t team) {
      return std::pair(lines_[team].match_points, lines_[team].halves);
    };
    for (const Group& group : split(teams, points)) {
      for (const std::size_t team : group) lines_[team].direct = direct(group, team);
      for (const Group& part : by_direct_encounter(group)) {
        for (const Group& equal :
             split(part, [&](std::size_t team) { return lines_[team].sonneborn_berger; })) {
          const std::size_t place = ranked.size() + 1;
          for (const std::size_t team : equal) {
            lines_[team].place = place;
            ranked.push_back(lines_[team]);
          }
        }
      }
    }
    return ranked;
  }

 private:
  void add_points() {
    for (const MatchResult& match : matches_) {
      auto& first = lines_[match.first];
      auto& second = lines_[match.second];
      first.halves += match.first_halves;
      second.halves += match.second_halves;
      const auto points = match_points(match);
      first.match_points += points.first;
      second.match_points += points.second;
      first.matches += match.over ? 1 : 0;
      second.matches += match.over ? 1 : 0;
    }
  }

  /// Returns the match points of a team against the others of a group; 0 if some have not met as
  /// often as they will.
  [[nodiscard]] int direct(const Group& group, std::size_t of) const {
    const auto in_group = [&](std::size_t team) {
      return std::find(group.begin(), group.end(), team) != group.end();
    };
    int points = 0;
    std::size_t met = 0;
    for (const MatchResult& match : matches_) {
      if (!match.over || !in_group(match.first) || !in_group(match.second)) continue;
      ++met;
      if (match.first == of) points += match_points(match).first;
      if (match.second == of) points += match_points(match).second;
    }
    const std::size_t pairs = group.size() * (group.size() - 1) / 2;
    return met == pairs * static_cast<std::size_t>(state_.terms.cycles) ? points : 0;
  }

  /// Applies the rule again to those that are still equal, with the matches between them.
  [[nodiscard]] std::vector<Group> by_direct_encounter(const Group& group) const {
    auto groups = split(group, [&](std::size_t team) { return direct(group, team); });
    if (groups.size() < 2) return groups;
    std::vector<Group> finer;
    for (const Group& part : groups) {
      const auto parts = by_direct_encounter(part);
      finer.insert(finer.end(), parts.begin(), parts.end());
    }
    return finer;
  }

  const State& state_;
  std::vector<MatchResult> matches_;  // that count
  std::vector<TeamLine> lines_;       // by team
};

}  // namespace

Result<void> may_line_up(const State& state, std::size_t team,
                         const std::vector<PlayerId>& players) {
  const auto refused = [](std::string what, const PlayerId& player) {
    return failure(ErrorCode::conflict, std::move(what), player);
  };
  if (players.size() > most_lined_up) {
    return failure(ErrorCode::too_many, "A line-up has too many players", "players",
                   "at most " + std::to_string(most_lined_up));
  }
  for (auto player = players.begin(); player != players.end(); ++player) {
    const auto place = state.find(*player);
    if (!place) return refused("This player has not entered", *player);
    if (!state.entrants[*place].here) return refused("This player has left", *player);
    const auto& other = state.entrants[*place].team;
    if (other && *other != team) return refused("This player plays for another team", *player);
    if (std::find(players.begin(), player, *player) != player) {
      return refused("This player is in the line-up twice", *player);
    }
  }
  return {};
}

std::string misfit_of_entrants(const State& state, const Terms& terms) {
  if (state.entrants.empty() && state.teams.empty()) return {};
  const auto& before = state.terms;
  if ((terms.system == System::teams) != (before.system == System::teams)) {
    return "Teams and players have entered";
  }
  if ((terms.system == System::simul) != (before.system == System::simul)) {
    return "Others have entered than a display has";
  }
  const bool other = terms.simul && before.simul && terms.simul->giver != before.simul->giver;
  return other ? "The giver has entered" : std::string();
}

std::vector<std::size_t> team_numbers(const State& state) {
  auto numbers = in_drawn_order(state.teams.size(), state.terms.seed);
  const auto plays = [&](std::size_t team) {
    if (state.rounds.empty()) return !players_of(state, team).empty();
    const auto& matches = state.rounds.front().matches;
    return std::any_of(matches.begin(), matches.end(), [&](const TeamMatch& match) {
      return match.first == state.teams[team].id || match.second == state.teams[team].id;
    });
  };
  std::erase_if(numbers, [&](std::size_t team) { return !plays(team); });
  return numbers;
}

Result<std::vector<Round>> next_of_teams(const State& state) {
  const auto numbers = team_numbers(state);
  if (numbers.size() < 2) {
    return failure(ErrorCode::conflict, "A match needs two teams with line-ups");
  }
  const std::size_t paired = state.rounds.size();
  if (paired >= rounds_in_all(state)) {
    return failure(ErrorCode::conflict, "All rounds have been paired");
  }
  const auto table = berger_cycles((numbers.size() + 1) / 2 * 2, state.terms.cycles);
  Round round;
  TeamMatch free_round;
  for (const auto& [white, black] : table[paired]) {
    if (std::max(white, black) > numbers.size()) {
      free_round.first = state.teams[numbers[std::min(white, black) - 1]].id;
    } else {
      add_boards(state, numbers[white - 1], numbers[black - 1], round);
    }
  }
  if (!free_round.first.empty()) round.matches.push_back(std::move(free_round));
  return std::vector{std::move(round)};
}

std::vector<std::vector<MatchResult>> match_results(const State& state) {
  std::vector<std::vector<MatchResult>> rounds;
  std::map<std::size_t, std::size_t> played;  // matches by team
  for (const Round& round : state.rounds) {
    rounds.push_back(results_of(state, round));
    for (const MatchResult& match : rounds.back()) {
      if (!match.played) continue;
      ++played[match.first];
      ++played[match.second];
    }
  }
  const std::size_t opponents = std::max<std::size_t>(team_numbers(state).size(), 1) - 1;
  const std::size_t all = opponents * static_cast<std::size_t>(state.terms.cycles);
  const auto counts = [&](std::size_t team) {
    return state.teams[team].here || 2 * played[team] >= all;
  };
  for (auto& round : rounds) {
    for (MatchResult& match : round) match.counts = counts(match.first) && counts(match.second);
  }
  return rounds;
}

MatchPoints match_points(const MatchResult& match) {
  const int first = match.first_halves;
  const int second = match.second_halves;
  if (!match.over || (first == 0 && second == 0)) return {};
  if (first == second) return {1, 1};
  return first > second ? MatchPoints{2, 0} : MatchPoints{0, 2};
}

std::vector<TeamLine> team_standings(const State& state) {
  Group teams;
  const auto numbers = team_numbers(state);
  for (std::size_t team = 0; team < state.teams.size(); ++team) {
    const bool plays = state.rounds.empty()
                           ? state.teams[team].here
                           : std::find(numbers.begin(), numbers.end(), team) != numbers.end();
    if (plays) teams.push_back(team);
  }
  return Table(state).ranked(teams);
}

}  // namespace camlann::tournament
