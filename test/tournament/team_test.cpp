// Team matches over n boards (issue 49.15): examples computed by hand, line-ups, boards without a
// player, teams that leave.
#include "tournament/team.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tournament/decide.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament::test {
namespace {

Terms of_teams(int boards, int cycles = 1) {
  Terms terms;
  terms.system = System::teams;
  terms.boards = boards;
  terms.cycles = cycles;
  terms.seed = 7;
  return terms;
}

/// Returns the players of a team: "A1", "A2", ...
std::vector<PlayerId> players(const TeamId& team, int count) {
  std::vector<PlayerId> all;
  for (int i = 1; i <= count; ++i) all.push_back(team + std::to_string(i));
  return all;
}

void enter(Director& director, const TeamId& team, int count) {
  ASSERT_TRUE(director.give(EnterTeam{team})) << director.refusal;
  for (const auto& player : players(team, count)) {
    ASSERT_TRUE(director.give(Enter{player, 1500})) << director.refusal;
  }
  ASSERT_TRUE(director.give(LineUp{team, players(team, count)})) << director.refusal;
}

/// Results of matches of two boards: the halves of the first team, 0 to 4.
using Results = std::map<std::pair<TeamId, TeamId>, int>;

int halves_of_team(const Results& results, const TeamId& team, const TeamId& opponent) {
  const auto found = results.find({team, opponent});
  return found != results.end() ? found->second : 4 - results.at({opponent, team});
}

/// Plays all rounds; the first board gets the points first.
void play_all(Director& director, const Results& results) {
  while (director.give(PairRound{})) {
    const Round round = director.state.rounds.back();
    for (std::size_t board = 0; board < round.pairings.size(); ++board) {
      const auto& [white, black, score, slot] = round.pairings[board];
      const auto& match = round.matches[static_cast<std::size_t>(slot) / 2];
      const int all = halves_of_team(results, match.first, match.second);
      const int on_first = std::min(all, 2);
      const int halves = slot % 2 == 0 ? on_first : all - on_first;
      const bool first_is_white = white.substr(0, 1) == match.first;
      const int of_white = first_is_white ? halves : 2 - halves;
      constexpr Score scores[] = {Score::black, Score::draw, Score::white};
      ASSERT_TRUE(director.give(Report{director.state.rounds.size(), board + 1, scores[of_white]}));
    }
  }
  EXPECT_NE(director.refusal.find("All rounds have been paired"), std::string::npos);
}

/// "1 B 4 7 / 0 18, ...": place, team, match points, halves of board points / direct encounter,
/// Sonneborn-Berger.
std::string table(const State& state) {
  std::string text;
  for (const auto& line : team_standings(state)) {
    text += (text.empty() ? "" : ", ") + std::to_string(line.place) + ' ' +
            state.teams[line.team].id + ' ' + std::to_string(line.match_points) + ' ' +
            std::to_string(line.halves) + " / " + std::to_string(line.direct) + ' ' +
            std::to_string(line.sonneborn_berger);
  }
  return text;
}

Director played(const Results& results, const std::string& teams = "ABCD") {
  Director director(of_teams(2));
  for (const char team : teams) enter(director, std::string(1, team), 2);
  play_all(director, results);
  return director;
}

// Match points: B 1+2+1, A 1+2+0, D 2+1+0, C 0+0+2. Board points decide between A (1+2+½) and D
// (1½+1+0).
TEST(Teams_49_15, MatchPointsComeBeforeBoardPoints) {
  const auto director = played({{{"A", "B"}, 2},
                                {{"A", "C"}, 4},
                                {{"A", "D"}, 1},
                                {{"B", "C"}, 3},
                                {{"B", "D"}, 2},
                                {{"C", "D"}, 4}});
  EXPECT_EQ(table(director.state),
            "1 B 4 7 / 0 18, 2 A 3 7 / 0 19, 3 D 3 5 / 0 17, 4 C 2 5 / 0 16");
  EXPECT_EQ(director.state.rounds.size(), 3U);
}

// B and D have 4 match points and 3½ board points, and drew. Sonneborn-Berger: B 3*1 + 1*1½ + 4*1,
// D 3*1½ + 4*1 + 1*1, here doubled.
TEST(Teams_49_15, SonnebornBergerSeparatesAfterADrawnMatch) {
  const auto director = played({{{"A", "B"}, 2},
                                {{"A", "C"}, 4},
                                {{"A", "D"}, 1},
                                {{"B", "C"}, 3},
                                {{"B", "D"}, 2},
                                {{"C", "D"}, 2}});
  EXPECT_EQ(table(director.state),
            "1 D 4 7 / 1 19, 2 B 4 7 / 1 17, 3 A 3 7 / 0 16, 4 C 1 3 / 0 12");
}

// A and B have the same points; A won their match, although B has more Sonneborn-Berger.
TEST(Teams_49_15, DirectEncounterComesBeforeSonnebornBerger) {
  const auto director = played({{{"A", "B"}, 4},
                                {{"A", "C"}, 0},
                                {{"A", "D"}, 3},
                                {{"B", "C"}, 4},
                                {{"B", "D"}, 3},
                                {{"C", "D"}, 2}});
  EXPECT_EQ(table(director.state).substr(0, 34), "1 A 4 7 / 2 19, 2 B 4 7 / 0 15, 3 ");
}

TEST(Teams_49_15, TeamsThatNothingSeparatesShareAPlace) {
  const auto director = played({{{"A", "B"}, 4}, {{"B", "C"}, 4}, {{"A", "C"}, 0}}, "ABC");
  EXPECT_EQ(table(director.state), "1 A 2 4 / 2 8, 1 B 2 4 / 2 8, 1 C 2 4 / 2 8");
  // Three teams have one free round each.
  for (const auto& round : director.state.rounds) {
    ASSERT_EQ(round.matches.size(), 2U);
    EXPECT_TRUE(round.matches.back().second.empty());
  }
}

TEST(Teams_49_15, TheFirstTeamHasWhiteOnOddBoards) {
  Director director(of_teams(4));
  enter(director, "A", 4);
  enter(director, "B", 4);
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  const auto& round = director.state.rounds.front();
  const auto first = round.matches.front().first;
  const auto second = round.matches.front().second;
  EXPECT_EQ(director.round(), first + "1-" + second + "1 " + second + "2-" + first + "2 " + first +
                                  "3-" + second + "3 " + second + "4-" + first + "4");
  // Until the match is over it brings no match points, but the points of the boards.
  ASSERT_TRUE(director.give(Report{1, 1, Score::white}));
  EXPECT_EQ(team_standings(director.state).front().match_points, 0);
  EXPECT_EQ(team_standings(director.state).front().halves, 2);
  for (std::size_t board = 2; board <= 4; ++board) {
    ASSERT_TRUE(director.give(Report{1, board, Score::draw}));
  }
  const auto lines = team_standings(director.state);
  EXPECT_EQ(director.state.teams[lines[0].team].id, first);
  EXPECT_EQ(lines[0].match_points, 2);
  EXPECT_EQ(lines[0].halves, 5);
  EXPECT_EQ(lines[1].halves, 3);
  EXPECT_FALSE(director.give(PairRound{}));
  // The players have their own standing.
  EXPECT_EQ(standings(director.state).front().player, first + "1");
  EXPECT_EQ(standings(director.state).front().halves, 2);
}

TEST(Teams_49_15, AReturnMatchChangesTheColours) {
  Director director(of_teams(3, 2));
  enter(director, "A", 3);
  enter(director, "B", 3);
  ASSERT_TRUE(director.give(PairRound{}));
  const auto first = director.state.rounds[0].pairings;
  director.score("111");
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  const auto& second = director.state.rounds[1].pairings;
  for (std::size_t board = 0; board < 3; ++board) {
    EXPECT_EQ(first[board].white, second[board].black);
    EXPECT_EQ(first[board].black, second[board].white);
  }
}

TEST(Teams_49_15, ReservesMoveUpAndMissingBoardsAreLost) {
  Director director(of_teams(3));
  enter(director, "A", 4);  // one reserve
  enter(director, "B", 2);  // no player for the last board
  ASSERT_TRUE(director.give(Withdraw{"A2"}));
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  const auto& round = director.state.rounds.front();
  ASSERT_EQ(round.pairings.size(), 2U);
  const bool a_is_white_on_two = round.matches.front().first == "B";
  EXPECT_EQ(a_is_white_on_two ? round.pairings[1].white : round.pairings[1].black, "A3");
  ASSERT_EQ(round.byes.size(), 1U);
  EXPECT_EQ(round.byes.front(), (Bye{"A4", Bye::Kind::win, 2}));
  director.score("==");
  const auto lines = team_standings(director.state);
  EXPECT_EQ(director.state.teams[lines[0].team].id, "A");
  EXPECT_EQ(lines[0].halves, 4);
  EXPECT_EQ(lines[1].halves, 2);
}

TEST(Teams_49_15, LineUpsAreChecked) {
  Director director(of_teams(2));
  enter(director, "A", 2);
  enter(director, "B", 2);
  const auto refused = [&](const LineUp& line_up, const std::string& why) {
    EXPECT_FALSE(director.give(line_up));
    EXPECT_NE(director.refusal.find(why), std::string::npos) << director.refusal;
  };
  refused({"A", {"A1", "A1"}}, "in the line-up twice");
  refused({"A", {"A1", "B1"}}, "plays for another team");
  refused({"A", {"A1", "X"}}, "has not entered");
  refused({"A", {"A1", "A2"}}, "is the line-up already");
  refused({"C", {"A1"}}, "This team has not entered");
  ASSERT_TRUE(director.give(Withdraw{"A2"}));
  refused({"A", {"A2", "A1"}}, "This player has left");
  // Before the start a player may still change teams.
  ASSERT_TRUE(director.give(LineUp{"B", {"B1"}}));
  ASSERT_TRUE(director.give(LineUp{"A", {"A1", "B2"}})) << director.refusal;
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  director.score("1");  // B has no player on the second board
  ASSERT_TRUE(director.give(LineUp{"A", {"B2"}})) << director.refusal;
  refused({"B", {"A1"}}, "plays for another team");
}

TEST(Teams_49_15, LineUpsAreChangedALimitedNumberOfTimes) {
  Director director(of_teams(2));
  enter(director, "A", 2);
  std::size_t changes = 1;
  while (director.give(LineUp{"A", changes % 2 == 0 ? players("A", 2) : players("A", 1)})) {
    ++changes;
  }
  EXPECT_EQ(changes, most_line_ups);
}

TEST(Teams_49_15, TeamsWithoutALineUpDoNotPlay) {
  Director director(of_teams(1));
  enter(director, "A", 1);
  ASSERT_TRUE(director.give(EnterTeam{"B"}));
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_NE(director.refusal.find("two teams with line-ups"), std::string::npos);
  enter(director, "C", 1);
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  EXPECT_EQ(director.state.rounds.front().matches.size(), 1U);
  EXPECT_FALSE(director.give(EnterTeam{"D"}));
  EXPECT_EQ(team_standings(director.state).size(), 2U);
}

TEST(Teams_49_15, ATeamThatLeavesBeforeTheStartFreesItsPlayers) {
  Director director(of_teams(1));
  enter(director, "A", 1);
  enter(director, "B", 1);
  ASSERT_TRUE(director.give(WithdrawTeam{"A"}));
  ASSERT_TRUE(director.give(LineUp{"B", {"A1"}})) << director.refusal;
  ASSERT_TRUE(director.give(EnterTeam{"A"})) << director.refusal;
  EXPECT_TRUE(director.state.teams[0].line_up.empty());
  EXPECT_FALSE(director.give(PairRound{}));
}

TEST(Teams_49_15, ATeamThatLeavesEarlyDoesNotCount) {
  Director director(of_teams(2));
  for (const char* team : {"A", "B", "C", "D"}) enter(director, team, 2);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1111");
  ASSERT_TRUE(director.give(PairRound{}));
  ASSERT_TRUE(director.give(WithdrawTeam{"A"}));
  // Its boards are lost, but with one of three matches played none counts.
  for (const auto& pairing : director.state.rounds.back().pairings) {
    const bool of_a = pairing.white[0] == 'A' || pairing.black[0] == 'A';
    EXPECT_EQ(pairing.score != Score::open, of_a);
  }
  for (const auto& line : team_standings(director.state)) {
    if (director.state.teams[line.team].id != "A") continue;
    EXPECT_EQ(line.halves, 0);
    EXPECT_EQ(line.matches, 0);
  }
  EXPECT_FALSE(director.give(WithdrawTeam{"A"}));
}

TEST(Teams_49_15, APlayerWhoLeavesForfeitsOnlyTheirBoard) {
  Director director(of_teams(2));
  enter(director, "A", 2);
  enter(director, "B", 2);
  ASSERT_TRUE(director.give(PairRound{}));
  ASSERT_TRUE(director.give(Withdraw{"A1"}));
  EXPECT_EQ(director.state.rounds.front().pairings[1].score, Score::open);
  EXPECT_NE(director.state.rounds.front().pairings[0].score, Score::open);
}

TEST(Teams_49_15, TermsAreChecked) {
  EXPECT_FALSE(new_tournament(of_teams(0)));
  EXPECT_FALSE(new_tournament(of_teams(17)));
  auto none = of_teams(1);
  none.boards.reset();
  EXPECT_FALSE(new_tournament(none));
  Director director(of_teams(2));
  enter(director, "A", 2);
  Terms swiss;
  EXPECT_FALSE(director.give(Change{swiss, {1500, 1500}}));
  EXPECT_NE(director.refusal.find("Teams and players have entered"), std::string::npos);
  EXPECT_TRUE(director.give(Change{of_teams(3), {1500, 1500}})) << director.refusal;
}

TEST(Teams_49_15, EventsFromOutsideAreChecked) {
  Director director(of_teams(2));
  enter(director, "A", 2);
  enter(director, "B", 2);
  ASSERT_TRUE(director.give(PairRound{}));
  State before = *new_tournament(of_teams(2));
  for (const Event& event : director.events) {
    if (const auto* paired = std::get_if<RoundPaired>(&event)) {
      auto wrong = *paired;
      wrong.round.pairings[0].slot = 9;
      EXPECT_FALSE(try_apply(before, wrong));
      wrong = *paired;
      wrong.round.matches[0].second = "X";
      EXPECT_FALSE(try_apply(before, wrong));
      wrong = *paired;
      wrong.round.matches.push_back({"A", ""});
      EXPECT_FALSE(try_apply(before, wrong));
      wrong = *paired;
      wrong.round.pairings[0].black = wrong.round.pairings[1].white == wrong.round.pairings[0].black
                                          ? wrong.round.pairings[1].black
                                          : wrong.round.pairings[0].white;
      EXPECT_FALSE(try_apply(before, wrong));
    }
    auto next = try_apply(before, event);
    ASSERT_TRUE(next);
    before = *std::move(next);
  }
  EXPECT_EQ(before, director.state);
  EXPECT_FALSE(try_apply(before, TeamLeft{"X"}));
  EXPECT_FALSE(try_apply(before, LinedUp{"A", {"B1"}}));
  EXPECT_FALSE(try_apply(*new_tournament(Terms{}), TeamEntered{"A"}));
}

}  // namespace
}  // namespace camlann::tournament::test
