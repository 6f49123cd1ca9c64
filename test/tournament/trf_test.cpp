// Reports for other pairing programs: read back by the columns that FIDE's annex prints.
#include "tournament/trf.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/volume.hpp"
#include "tournament/director.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"
#include "tournament/naive_dutch.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament::test {
namespace {

/// A player of a report, by the columns of the annex, which count from 1.
struct ReadPlayer {
  int number = 0;
  std::string name;
  int rating = 0;
  double points = 0;
  int rank = 0;
  struct Round {
    int opponent = 0;
    char colour = ' ';
    char result = ' ';
  };
  std::vector<Round> rounds;
};

std::string columns(const std::string& line, std::size_t first, std::size_t last) {
  return line.size() < first ? std::string() : line.substr(first - 1, last - first + 1);
}

std::string without_spaces(std::string text) {
  std::erase(text, ' ');
  return text;
}

int number_in(const std::string& line, std::size_t first, std::size_t last) {
  const auto text = without_spaces(columns(line, first, last));
  return text.empty() ? 0 : std::stoi(text);
}

std::vector<std::string> lines_of(const std::string& report) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < report.size();) {
    const auto end = report.find('\n', at);
    lines.push_back(report.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::map<int, ReadPlayer> players_of(const std::string& report) {
  std::map<int, ReadPlayer> players;
  for (const auto& line : lines_of(report)) {
    if (columns(line, 1, 4) != "001 ") continue;
    ReadPlayer one;
    one.number = number_in(line, 5, 8);
    one.name = columns(line, 15, 47);
    one.name.erase(one.name.find_last_not_of(' ') + 1);
    one.rating = number_in(line, 49, 52);
    one.points = std::stod(columns(line, 81, 84));
    one.rank = number_in(line, 86, 89);
    for (std::size_t at = 92; at + 7 <= line.size(); at += 10) {
      one.rounds.push_back({number_in(line, at, at + 3), line[at + 4], line[at + 6]});
    }
    players[one.number] = one;
  }
  return players;
}

/// Points for the letters of the annex.
double points_for(char result) {
  return std::map<char, double>{{'1', 1}, {'+', 1}, {'U', 1}, {'=', 0.5}, {'H', 0.5},
                                {'0', 0}, {'-', 0}, {'Z', 0}, {' ', 0}}
      .at(result);
}

std::string report_of(const Director& director, const ReportHead& head = {}) {
  return write_report(director.state, head,
                      [&](std::size_t i) { return director.state.entrants[i].id; });
}

TEST(Report, HasTheColumnsOfTheAnnex) {
  Terms terms;
  terms.rounds = 3;
  Director director(terms);
  ASSERT_TRUE(director.give(Enter{"Zoe of the hill", 1650}));
  ASSERT_TRUE(director.give(Enter{"Ben", 0}));
  ASSERT_TRUE(director.give(Enter{"Carl", 1700}));
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1");
  const auto report = report_of(
      director, {"Club evening", "2026/11/29", "2026/11/30", "Ann", "10 min", {"26/11/29"}, {}});
  const auto lines = lines_of(report);
  const std::set<std::string> all(lines.begin(), lines.end());
  for (const char* line :
       {"012 Club evening", "042 2026/11/29", "052 2026/11/30", "062 3", "072 2", "082 0",
        "092 Individual: Swiss-System (Dutch)", "102 Ann", "122 10 min", "XXR 3"}) {
    EXPECT_TRUE(all.count(line)) << line << " is not in\n" << report;
  }
  EXPECT_TRUE(all.count("132" + std::string(88, ' ') + "26/11/29")) << report;
  const auto players = players_of(report);
  ASSERT_EQ(players.size(), 3U);
  EXPECT_EQ(players.at(1).name, "Carl");
  EXPECT_EQ(players.at(1).rating, 1700);
  EXPECT_EQ(players.at(2).name, "Zoe of the hill");
  EXPECT_EQ(players.at(3).rating, 0);
  EXPECT_EQ(players.at(3).rounds.at(0).result, 'U') << "the free player";
  EXPECT_EQ(players.at(1).rounds.at(0).opponent, 2);
  const char expected = players.at(1).rounds.at(0).colour == 'w' ? '1' : '0';
  EXPECT_EQ(players.at(1).rounds.at(0).result, expected);
  const bool white = players.at(1).rounds.at(0).colour == 'w';
  EXPECT_TRUE(all.count(white ? "XXC white1" : "XXC black1")) << report;
}

TEST(Report, CutsLongNamesAndCountsCharacters) {
  Director director(Terms{});
  ASSERT_TRUE(director.give(Enter{"a", 1500}));
  const auto report = write_report(director.state, {"a\nb", {}, {}, {}, {}, {}, {}},
                                   [](std::size_t) { return "Łódź " + std::string(60, 'x'); });
  EXPECT_NE(report.find("012 a b\n"), std::string::npos);
  const auto line = lines_of(report).back();
  // Three letters have two bytes.
  EXPECT_EQ(columns(line, 15, 50).substr(0, 36), "Łódź " + std::string(28, 'x'));
  EXPECT_EQ(number_in(line, 52, 55), 1500);
}

/// Plays a tournament with draws, forfeits, byes, late entries and departures by lot.
Director played(System system, unsigned seed) {
  std::mt19937 lots(seed);
  Terms terms;
  terms.system = system;
  terms.rounds = 7;
  terms.seed = seed;
  Director director(terms);
  director.enter(5 + lots() % 10);
  while (director.give(PairRound{})) {
    for (std::size_t board = 1; board <= director.state.rounds.back().pairings.size(); ++board) {
      constexpr Score scores[] = {Score::white,        Score::white,        Score::draw,
                                  Score::draw,         Score::black,        Score::black,
                                  Score::black_absent, Score::white_absent, Score::both_absent};
      // Games of players that have left have a result already.
      (void)director.give(Report{director.state.rounds.size(), board, scores[lots() % 9]});
    }
    const auto next = director.state.rounds.size() + 1;
    const auto& entrants = director.state.entrants;
    if (lots() % 3 == 0) (void)director.give(AskBye{entrants[lots() % entrants.size()].id, next});
    if (lots() % 5 == 0) (void)director.give(Withdraw{entrants[lots() % entrants.size()].id});
    if (lots() % 4 == 0) (void)director.give(Enter{"late" + std::to_string(next), 1600});
  }
  return director;
}

TEST(Report, AgreesWithItselfAndWithTheStanding) {
  for (const auto system : {System::swiss, System::round_robin}) {
    for (unsigned seed = 1; seed <= 60; ++seed) {
      const auto director = played(system, seed);
      const auto report = report_of(director);
      const auto players = players_of(report);
      ASSERT_EQ(players.size(), director.state.entrants.size());
      std::set<int> ranks;
      for (const auto& [number, one] : players) {
        double sum = 0;
        ASSERT_EQ(one.rounds.size(), director.state.rounds.size()) << report;
        for (std::size_t round = 0; round < one.rounds.size(); ++round) {
          const auto& [opponent, colour, result] = one.rounds[round];
          sum += points_for(result);
          EXPECT_EQ(opponent == 0, std::string("UHZ").find(result) != std::string::npos) << report;
          EXPECT_EQ(opponent == 0, colour == '-') << report;
          if (opponent == 0) continue;
          const auto& other = players.at(opponent).rounds[round];
          EXPECT_EQ(other.opponent, number) << report;
          EXPECT_EQ(colour == 'w', other.colour == 'b') << report;
          const std::string pair{result, other.result};
          EXPECT_TRUE((std::set<std::string>{"10", "01", "==", "+-", "-+", "--"}.count(pair)))
              << pair << '\n'
              << report;
        }
        EXPECT_EQ(sum, one.points) << report;
        ranks.insert(one.rank);
      }
      EXPECT_EQ(ranks.size(), players.size());
      const auto lines = standings(director.state);
      for (const auto& [number, one] : players) {
        const auto& line = lines.at(static_cast<std::size_t>(one.rank - 1));
        EXPECT_EQ(one.name, line.player);
        EXPECT_EQ(one.points, line.halves / 2.0);
      }
    }
  }
}

/// Returns what a pairing program reads in a report before a round.
SwissTask task_of(const std::string& report) {
  SwissTask task;
  std::size_t last = 0;
  const auto players = players_of(report);
  for (const auto& [number, one] : players) {
    auto& player = task.players.emplace_back();
    for (const auto& [opponent, colour, result] : one.rounds) {
      const bool played = std::string("10=").find(result) != std::string::npos;
      player.past.push_back({played, played ? static_cast<std::size_t>(opponent) - 1 : 0,
                             played && colour == 'w', static_cast<int>(2 * points_for(result))});
    }
  }
  for (const auto& line : lines_of(report)) {
    const auto code = line.substr(0, 4);
    if (code == "XXR ") last = std::stoul(line.substr(4));
    if (code == "XXC ") task.initial_white = line == "XXC white1";
    if (code != "XXZ ") continue;
    std::istringstream absent(line.substr(4));
    for (std::size_t number = 0; absent >> number;) task.players.at(number - 1).present = false;
  }
  task.last_round = players.at(1).rounds.size() + 1 == last;
  return task;
}

// Another program that follows FIDE's rules (C.04.3) pairs the next round from the report alone.
TEST(Report, Point49_14TellsAPairingProgramAllThatItNeeds) {
  std::size_t compared = 0;
  for (unsigned seed = 1; seed <= camlann::test::unless_sanitized(60U, 5U); ++seed) {
    std::mt19937 lots(seed);
    Terms terms;
    terms.rounds = 6;
    terms.seed = seed;
    Director director(terms);
    director.enter(5 + lots() % 4);
    for (;;) {
      const auto report = report_of(director);
      const auto next = director.state.rounds.size() + 1;
      if (!director.give(PairRound{})) break;
      const auto& round = director.state.rounds.back();
      if (next > 1) {
        std::map<PlayerId, std::size_t> numbers;
        for (const auto& [number, one] : players_of(report)) {
          numbers[one.name] = static_cast<std::size_t>(number) - 1;
        }
        std::set<std::pair<std::size_t, std::size_t>> boards;
        for (const auto& pair : round.pairings) {
          boards.emplace(numbers.at(pair.white), numbers.at(pair.black));
        }
        const auto naive = NaiveDutch(task_of(report)).run();
        ASSERT_TRUE(naive) << report;
        ASSERT_EQ(naive->first, boards) << "round " << next << '\n' << report;
        ++compared;
      }
      for (std::size_t board = 1; board <= round.pairings.size(); ++board) {
        constexpr Score scores[] = {Score::white,      Score::white, Score::draw,
                                    Score::black,      Score::black, Score::black_absent,
                                    Score::both_absent};
        (void)director.give(Report{next, board, scores[lots() % 7]});
      }
      const auto& entrants = director.state.entrants;
      const auto someone = entrants[lots() % entrants.size()].id;
      if (lots() % 3 == 0) (void)director.give(AskBye{someone, next + 1});
      if (lots() % 7 == 0) (void)director.give(Withdraw{someone});
    }
  }
  EXPECT_GT(compared, camlann::test::unless_sanitized(100U, 5U));
}

// Issue 49.15. TRF16 has the name of a team in the columns 5 to 36 and its players' numbers in 37
// to 40, 42 to 45, and so on; a board without an opponent is a full point (F).
TEST(Report, HasTheTeamsOfTeamMatches) {
  Terms terms;
  terms.system = System::teams;
  terms.boards = 2;
  Director director(terms);
  for (const std::string team : {"A", "B"}) {
    ASSERT_TRUE(director.give(EnterTeam{team}));
    for (int i = 1; i <= 2; ++i) {
      ASSERT_TRUE(director.give(Enter{team + std::to_string(i), 1000 + 100 * i}));
    }
  }
  ASSERT_TRUE(director.give(LineUp{"A", {"A1", "A2"}}));
  ASSERT_TRUE(director.give(LineUp{"B", {"B2"}}));
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  ASSERT_TRUE(director.give(Report{1, 1, Score::draw}));
  ReportHead head;
  head.teams = {"The river club", "A name of a club that is longer than the columns"};
  const auto report = write_report(director.state, head, [&](std::size_t entrant) {
    return director.state.entrants[entrant].id;
  });
  std::map<std::string, std::set<int>> teams;
  for (const auto& line : lines_of(report)) {
    if (columns(line, 1, 3) != "013") continue;
    auto name = columns(line, 5, 36);
    name.erase(name.find_last_not_of(' ') + 1);
    for (std::size_t at = 37; at <= line.size(); at += 5) {
      teams[name].insert(number_in(line, at, at + 3));
    }
  }
  std::map<std::string, int> numbers;
  std::map<std::string, std::string> results;
  for (const auto& [number, player] : players_of(report)) {
    numbers[player.name] = number;
    results[player.name] = player.rounds.empty() ? "" : std::string(1, player.rounds[0].result);
  }
  EXPECT_EQ(teams["The river club"], (std::set<int>{numbers["A1"], numbers["A2"]}));
  EXPECT_EQ(teams["A name of a club that is longer"], (std::set<int>{numbers["B2"]}));
  EXPECT_EQ(results["A1"], "=");
  EXPECT_EQ(results["A2"], "F");
  EXPECT_NE(report.find("082 2\n"), std::string::npos);
  EXPECT_NE(report.find("092 Team: Round robin\n"), std::string::npos);
}

}  // namespace
}  // namespace camlann::tournament::test
