// Whole tournaments by each system.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tournament/director.hpp"
#include "tournament/pairing.hpp"

namespace camlann::tournament::test {
namespace {

Terms terms_of(System system) {
  Terms terms;
  terms.system = system;
  return terms;
}

/// Opponents of each player, and the number of games with White.
std::map<std::pair<std::string, std::string>, int> meetings(const State& state) {
  std::map<std::pair<std::string, std::string>, int> count;
  for (const Round& round : state.rounds) {
    for (const Pairing& pairing : round.pairings) ++count[{pairing.white, pairing.black}];
  }
  return count;
}

TEST(RoundRobin, EachPairMeetsOnce) {
  Director director(terms_of(System::round_robin));
  director.enter(6);
  for (int round = 0; round < 5; ++round) {
    ASSERT_TRUE(director.give(PairRound{}));
    director.score("1=0");
  }
  EXPECT_FALSE(director.give(PairRound{}));
  const auto met = meetings(director.state);
  EXPECT_EQ(met.size(), 15u);
  for (const auto& [pair, times] : met) EXPECT_EQ(met.count({pair.second, pair.first}), 0u);
}

TEST(RoundRobin, TheSecondTimeColoursAreChanged) {
  Terms terms = terms_of(System::round_robin);
  terms.cycles = 2;
  Director director(terms);
  director.enter(6);
  std::map<std::string, std::string> colours;
  for (int round = 0; round < 10; ++round) {
    ASSERT_TRUE(director.give(PairRound{}));
    director.score("===");
    for (const Pairing& pairing : director.state.rounds.back().pairings) {
      colours[pairing.white] += 'w';
      colours[pairing.black] += 'b';
    }
  }
  const auto met = meetings(director.state);
  EXPECT_EQ(met.size(), 30u);
  for (const auto& [pair, times] : met) EXPECT_EQ(times, 1);
  for (const auto& [player, line] : colours) {
    EXPECT_EQ(line.find("www"), std::string::npos) << player << ' ' << line;
    EXPECT_EQ(line.find("bbb"), std::string::npos) << player << ' ' << line;
  }
}

TEST(RoundRobin, OneOfAnOddNumberRestsInEachRound) {
  Director director(terms_of(System::round_robin));
  director.enter(5);
  std::set<std::string> rested;
  for (int round = 0; round < 5; ++round) {
    ASSERT_TRUE(director.give(PairRound{}));
    ASSERT_EQ(director.state.rounds.back().byes.size(), 1u);
    EXPECT_EQ(director.state.rounds.back().byes[0].kind, Bye::Kind::rest);
    rested.insert(director.state.rounds.back().byes[0].player);
    director.score("==");
  }
  EXPECT_EQ(rested.size(), 5u);
  EXPECT_EQ(director.table(), "1 a 2, 1 b 2, 1 c 2, 1 d 2, 1 e 2");  // a rest is worth nothing
}

TEST(RoundRobin, LeavingBeforeTheStartLeavesNoGames) {
  Director director(terms_of(System::round_robin));
  director.enter(5);
  ASSERT_TRUE(director.give(Withdraw{"c"}));
  for (int round = 0; round < 3; ++round) {
    ASSERT_TRUE(director.give(PairRound{}));
    EXPECT_EQ(director.round().find('c'), std::string::npos);
    director.score("11");
    EXPECT_FALSE(director.give(Return{"c"}));
  }
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_EQ(meetings(director.state).size(), 6u);
}

TEST(RoundRobin, NumbersAreDrawnByTheSeed) {
  std::set<std::string> firsts;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Terms terms = terms_of(System::round_robin);
    terms.seed = seed;
    Director director(terms);
    director.enter(6);
    ASSERT_TRUE(director.give(PairRound{}));
    firsts.insert(director.round());
    Director again(terms);
    again.enter(6);
    ASSERT_TRUE(again.give(PairRound{}));
    EXPECT_EQ(again.round(), director.round());
  }
  EXPECT_GT(firsts.size(), 4u);
}

Terms by_correspondence(int cycles = 1) {
  Terms terms = terms_of(System::round_robin);
  terms.all_at_once = true;
  terms.cycles = cycles;
  return terms;
}

TEST(RoundRobin, OfACorrespondenceLeagueIsPairedAtOnce) {
  Director director(by_correspondence());
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.state.rounds.size(), 3u);
  EXPECT_FALSE(director.give(PairRound{}));
  ASSERT_TRUE(director.give(Report{3, 1, Score::white}));
  ASSERT_TRUE(director.give(Withdraw{"a"}));
  int lost = 0;
  for (const Round& round : director.state.rounds) {
    for (const Pairing& pairing : round.pairings) {
      if (pairing.score != Score::open && !was_played(pairing.score)) ++lost;
    }
  }
  EXPECT_GE(lost, 2);  // all of a's games that were open
}

/// Returns the largest number of open games of any player.
int most_open(const State& state) {
  std::map<PlayerId, int> open;
  int most = 0;
  for (const Round& round : state.rounds) {
    for (const auto& [white, black, score, slot] : round.pairings) {
      if (score != Score::open) continue;
      most = std::max({most, ++open[white], ++open[black]});
    }
  }
  return most;
}

TEST(RoundRobin, OfManyByCorrespondenceIsPairedInPortions) {
  for (const int cycles : {1, 2}) {
    for (const std::size_t players : std::vector<std::size_t>{2, 3, 11, 40, 41, 64}) {
      Director director(by_correspondence(cycles));
      director.enter(players);
      const std::size_t in_all = rounds_in_all(director.state);
      const auto& rounds = director.state.rounds;
      std::size_t finished = 0;
      int seen = 0;
      while (rounds.size() < in_all) {
        const std::size_t before = rounds.size();
        while (!director.give(PairRound{})) {
          ASSERT_EQ(most_open(director.state), 40) << players;
          for (std::size_t board = 1; board <= rounds[finished].pairings.size(); ++board) {
            ASSERT_TRUE(director.give(Report{finished + 1, board, Score::draw}));
          }
          ++finished;
        }
        std::size_t games = 0;
        for (std::size_t i = before; i < rounds.size(); ++i) games += rounds[i].pairings.size();
        EXPECT_LE(games, 64u) << players;
        EXPECT_LE(most_open(director.state), 40) << players;
        seen = std::max(seen, most_open(director.state));
      }
      EXPECT_EQ(static_cast<std::size_t>(seen), most_open_games(players, cycles)) << players;
      std::map<std::pair<PlayerId, PlayerId>, int> meetings;
      for (const Round& round : rounds) {
        for (const Pairing& pairing : round.pairings) {
          ++meetings[std::minmax(pairing.white, pairing.black)];
        }
      }
      EXPECT_EQ(meetings.size(), players * (players - 1) / 2);
      for (const auto& [pair, times] : meetings) EXPECT_EQ(times, cycles);
    }
  }
}

TEST(RoundRobin, LaterRoundsByCorrespondenceForfeitTheGamesOfLeavers) {
  Director director(by_correspondence());
  director.enter(30);
  ASSERT_TRUE(director.give(PairRound{}));
  ASSERT_EQ(director.state.rounds.size(), 4u);
  ASSERT_TRUE(director.give(Withdraw{"a"}));
  while (director.give(PairRound{})) {
  }
  EXPECT_EQ(director.state.rounds.size(), 29u);
  for (const Round& round : director.state.rounds) {
    for (const Pairing& pairing : round.pairings) {
      const bool gone = pairing.white == "a" || pairing.black == "a";
      EXPECT_EQ(pairing.score != Score::open, gone);
    }
  }
}

TEST(RoundRobin, GamesOfAnEarlyLeaverDoNotCount) {
  Director director(terms_of(System::round_robin));
  director.enter(6);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("111");
  const Pairing first = director.state.rounds[0].pairings[0];
  ASSERT_TRUE(director.give(Withdraw{first.black}));  // one of five games was played
  for (const Line& line : standings(director.state)) {
    if (line.player == first.white || line.player == first.black) {
      EXPECT_EQ(line.halves, 0);
    }
  }
  ASSERT_TRUE(director.give(Return{first.black}));
  for (const Line& line : standings(director.state)) {
    if (line.player == first.white) {
      EXPECT_EQ(line.halves, 2);
    }
  }
}

TEST(RoundRobin, GamesOfALaterLeaverAreLost) {
  Director director(terms_of(System::round_robin));
  director.enter(4);
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(director.give(PairRound{}));
    director.score("==");
  }
  ASSERT_TRUE(director.give(Withdraw{"a"}));
  ASSERT_TRUE(director.give(PairRound{}));  // a's game is lost at once
  EXPECT_NE(director.table().find("a 1"), std::string::npos) << director.table();
  int forfeits = 0;
  for (const Pairing& pairing : director.state.rounds[2].pairings) {
    if (pairing.score == Score::open) continue;
    ++forfeits;
    EXPECT_EQ(pairing.score, pairing.white == "a" ? Score::white_absent : Score::black_absent);
  }
  EXPECT_EQ(forfeits, 1);
}

TEST(Swiss, OfSixInThreeRounds) {
  Terms terms = terms_of(System::swiss);
  terms.rounds = 3;
  Director director(terms);
  director.enter(6);
  ASSERT_TRUE(director.give(PairRound{}));
  // The upper half against the lower, with colours in turn.
  EXPECT_THAT(director.round(), testing::AnyOf("a-d e-b c-f", "d-a b-e f-c"));
  director.score("===");
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("===");
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("===");
  EXPECT_FALSE(director.give(PairRound{}));
  for (const auto& [pair, times] : meetings(director.state)) {
    EXPECT_EQ(meetings(director.state).count({pair.second, pair.first}), 0u);
    EXPECT_EQ(times, 1);
  }
}

TEST(Swiss, TheByeGoesToTheLowestOnceEach) {
  Terms terms = terms_of(System::swiss);
  terms.rounds = 5;
  Director director(terms);
  director.enter(5);
  std::set<std::string> free;
  for (int round = 0; round < 5; ++round) {
    ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
    const auto& byes = director.state.rounds.back().byes;
    ASSERT_EQ(byes.size(), 1u);
    EXPECT_EQ(byes[0].kind, Bye::Kind::win);
    EXPECT_TRUE(free.insert(byes[0].player).second);
    if (round == 0) {
      EXPECT_EQ(byes[0].player, "e");
    }
    director.score("==");
  }
  EXPECT_EQ(free.size(), 5u);
}

TEST(Swiss, EndsWhenAllHaveMet) {
  Terms terms = terms_of(System::swiss);
  terms.rounds = 9;
  Director director(terms);
  director.enter(4);
  int rounds = 0;
  while (director.give(PairRound{})) {
    director.score("==");
    ++rounds;
  }
  EXPECT_LE(rounds, 3);
  EXPECT_EQ(director.refusal,
            "There is no pairing left in which nobody meets the same player again");
  EXPECT_TRUE(director.give(Finish{}));
}

TEST(Swiss, AGameThatWasNotPlayedMayBePairedAgain) {
  Terms terms = terms_of(System::swiss);
  terms.rounds = 3;
  Director director(terms);
  director.enter(2);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("x");
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1");
  EXPECT_FALSE(director.give(PairRound{}));
}

TEST(Knockout, BestSeedsMeetLast) {
  Director director(terms_of(System::knockout));
  director.enter(8);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-h d-e b-g c-f");
  director.score("1111");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-d b-c");
  director.score("11");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-b");
  director.score("0");
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_EQ(director.table(), "1 b 3, 2 a 2, 3 c 1, 3 d 1, 5 e 0, 5 f 0, 5 g 0, 5 h 0");
}

TEST(Knockout, BestSeedsHaveByes) {
  Director director(terms_of(System::knockout));
  director.enter(5);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "d-e a b c");
  director.score("0");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-e b-c");
}

TEST(Knockout, ThirdPlaceIsPlayedFor) {
  Terms terms = terms_of(System::knockout);
  terms.third_place = true;
  Director director(terms);
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("11");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-b d-c");
  director.score("11");
  EXPECT_EQ(director.table(), "1 a 2, 2 b 1, 3 d 1, 4 c 0");
}

TEST(Knockout, ADrawnGameIsReplayedAndFinallyBlackAdvances) {
  Terms terms = terms_of(System::knockout);
  terms.replays = 2;
  Director director(terms);
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-d b-c");
  director.score("=1");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "d-a");  // only this match, with colours changed
  director.score("=");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-d");
  director.score("=");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "d-b");  // d had Black in the last replay
}

TEST(Knockout, ALeaverGivesTheNextOpponentABye) {
  Director director(terms_of(System::knockout));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("11");
  ASSERT_TRUE(director.give(Withdraw{"a"}));
  EXPECT_FALSE(director.give(Return{"a"}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "b");
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_EQ(director.table().substr(0, 3), "1 b");
}

TEST(Knockout, AGameWithoutPlayersHasNoWinner) {
  Director director(terms_of(System::knockout));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("x1");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "b");
}

TEST(Knockout, AResultStaysWhenItsWinnerHasBeenPaired) {
  Director director(terms_of(System::knockout));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("11");
  EXPECT_TRUE(director.give(Correct{1, 1, Score::black}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_FALSE(director.give(Correct{1, 1, Score::white}));
}

TEST(Arena, PairsFreePlayersButNotTheLastOpponents) {
  Director director(terms_of(System::arena));
  director.enter(4);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-b c-d");
  EXPECT_FALSE(director.give(PairRound{}));  // all players are busy
  ASSERT_TRUE(director.give(Report{1, 1, Score::white}));
  EXPECT_FALSE(director.give(PairRound{}));  // a and b have just met
  ASSERT_TRUE(director.give(Report{1, 2, Score::white}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-c b-d");  // the winners meet
}

TEST(Arena, TwoAloneMeetAgainWithColoursChanged) {
  Director director(terms_of(System::arena));
  director.enter(2);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-b");
  director.score("1");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "b-a");
}

TEST(Arena, HasABoundedNumberOfGames) {
  Director director(terms_of(System::arena));
  director.enter(2);
  Round wave;
  wave.pairings.push_back({"a", "b", Score::white, 0});
  director.state.rounds.assign(most_arena_games - 1, wave);
  EXPECT_TRUE(director.give(PairRound{})) << director.refusal;
  director.score("1");
  EXPECT_FALSE(director.give(PairRound{}));
  EXPECT_EQ(director.refusal, "This arena has had all its games");
  EXPECT_TRUE(director.give(Enter{"late", 1500})) << "it goes on to its end";
  EXPECT_TRUE(director.give(Finish{}));
}

TEST(Arena, TheLongestWaitingPlayerIsNext) {
  Director director(terms_of(System::arena));
  director.enter(3);
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_EQ(director.round(), "a-b");
  director.score("1");
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_NE(director.round().find('c'), std::string::npos);
  director.score("1");
  ASSERT_TRUE(director.give(Withdraw{"c"}));
  ASSERT_TRUE(director.give(Enter{"late", 1800}));
  ASSERT_TRUE(director.give(PairRound{}));
  EXPECT_NE(director.round().find("late"), std::string::npos);
  EXPECT_EQ(director.round().find('c'), std::string::npos);
  ASSERT_TRUE(director.give(Finish{}));  // the time is over; the open game does not count
}

}  // namespace
}  // namespace camlann::tournament::test
