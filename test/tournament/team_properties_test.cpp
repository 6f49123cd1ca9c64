// Any number of teams, boards and cycles (issue 49.15): all teams meet, colours are balanced, and
// the standing is what the games add up to.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tournament/decide.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"

namespace camlann::tournament::test {
namespace {

TeamId team(int number) {
  return {static_cast<char>('A' + number)};
}

RC_GTEST_PROP(Teams_49_15, AllTeamsMeetWithBalancedColours, ()) {
  const int teams = *rc::gen::inRange(2, 10);
  const int boards = *rc::gen::inRange(1, 7);
  const int cycles = *rc::gen::inRange(1, 3);
  Terms terms;
  terms.system = System::teams;
  terms.boards = boards;
  terms.cycles = cycles;
  terms.seed = *rc::gen::inRange<std::uint64_t>(0, 1000);
  Director director(terms);
  std::map<TeamId, int> players;
  for (int i = 0; i < teams; ++i) {
    RC_ASSERT(director.give(EnterTeam{team(i)}));
    LineUp line_up{team(i), {}};
    players[team(i)] = *rc::gen::inRange(1, boards + 3);
    for (int j = 0; j < players[team(i)]; ++j) {
      line_up.players.push_back(team(i) + std::to_string(j));
      RC_ASSERT(director.give(Enter{line_up.players.back(), 0}));
    }
    RC_ASSERT(director.give(line_up));
  }
  std::map<std::pair<TeamId, TeamId>, int> met;
  std::map<TeamId, int> whites;    // matches as the first team, less the others
  std::map<TeamId, int> in_a_row;  // positive: as the first team
  std::map<TeamId, int> halves;
  while (director.give(PairRound{})) {
    const Round round = director.state.rounds.back();
    std::set<TeamId> busy;
    for (const auto& [first, second] : round.matches) {
      RC_ASSERT(busy.insert(first).second);
      if (second.empty()) continue;
      RC_ASSERT(busy.insert(second).second);
      ++met[std::minmax(first, second)];
      ++whites[first];
      --whites[second];
      in_a_row[first] = std::max(in_a_row[first], 0) + 1;
      in_a_row[second] = std::min(in_a_row[second], 0) - 1;
      RC_ASSERT(std::abs(in_a_row[first]) <= 2 && std::abs(in_a_row[second]) <= 2);
    }
    RC_ASSERT(busy.size() == static_cast<std::size_t>(teams));
    std::set<int> slots;
    for (std::size_t i = 0; i < round.pairings.size(); ++i) {
      const auto& pairing = round.pairings[i];
      const auto& match = round.matches[static_cast<std::size_t>(pairing.slot / boards)];
      const int board = pairing.slot % boards;
      RC_ASSERT(slots.insert(pairing.slot).second);
      // Board k plays board k, and the first team has White on boards 1, 3, ...
      RC_ASSERT(pairing.white ==
                (board % 2 == 0 ? match.first : match.second) + std::to_string(board));
      RC_ASSERT(pairing.black ==
                (board % 2 == 0 ? match.second : match.first) + std::to_string(board));
      constexpr Score scores[] = {Score::white, Score::draw, Score::black, Score::white_absent};
      const Score score = scores[*rc::gen::inRange(0, 4)];
      halves[pairing.white.substr(0, 1)] += halves_of_white(score);
      halves[pairing.black.substr(0, 1)] += halves_of_black(score);
      RC_ASSERT(director.give(Report{director.state.rounds.size(), i + 1, score}));
    }
    for (const auto& bye : round.byes) {
      RC_ASSERT(slots.insert(bye.slot).second);
      halves[bye.player.substr(0, 1)] += 2;
    }
    for (std::size_t match = 0; match < round.matches.size(); ++match) {
      const auto& [first, second] = round.matches[match];
      if (second.empty()) continue;
      const int longer = std::min(boards, std::max(players[first], players[second]));
      for (int board = 0; board < boards; ++board) {
        const bool used = slots.count(static_cast<int>(match) * boards + board) > 0;
        RC_ASSERT(used == (board < longer));
      }
    }
  }
  for (int a = 0; a < teams; ++a) {
    for (int b = a + 1; b < teams; ++b) RC_ASSERT((met[{team(a), team(b)}]) == cycles);
    RC_ASSERT(std::abs(whites[team(a)]) <= 1);
  }
  const auto lines = team_standings(director.state);
  RC_ASSERT(lines.size() == static_cast<std::size_t>(teams));
  int match_points = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    RC_ASSERT(lines[i].halves == halves[director.state.teams[lines[i].team].id]);
    match_points += lines[i].match_points;
    if (i == 0) continue;
    const auto value = [](const TeamLine& line) {
      return std::pair(line.match_points, line.halves);
    };
    RC_ASSERT(value(lines[i - 1]) >= value(lines[i]));
    RC_ASSERT((lines[i].place == lines[i - 1].place) <=
              (value(lines[i - 1]) == value(lines[i]) &&
               lines[i].sonneborn_berger == lines[i - 1].sonneborn_berger));
  }
  const auto matches = static_cast<int>(teams * (teams - 1) / 2 * cycles);
  RC_ASSERT(match_points <= 2 * matches);
}

}  // namespace
}  // namespace camlann::tournament::test
