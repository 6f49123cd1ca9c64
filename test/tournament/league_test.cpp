// Seasons of a league.

#include "tournament/league.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"

namespace camlann::tournament::test {
namespace {

std::vector<PlayerId> players(std::size_t count) {
  std::vector<PlayerId> ids;
  for (std::size_t i = 0; i < count; ++i) ids.push_back("p" + std::to_string(i));
  return ids;
}

std::vector<std::size_t> sizes(const Divisions& divisions) {
  std::vector<std::size_t> all;
  for (const auto& division : divisions) all.push_back(division.size());
  return all;
}

/// Standings without changes: all players are in their initial places.
std::vector<std::vector<Line>> unchanged(const Divisions& divisions) {
  std::vector<std::vector<Line>> all;
  for (const auto& division : divisions) {
    all.emplace_back();
    for (const PlayerId& player : division) all.back().push_back({player, 1, 0, {}});
  }
  return all;
}

TEST(League, IsCutIntoDivisions) {
  const LeagueTerms terms{8, 2};
  using Sizes = std::vector<std::size_t>;
  EXPECT_EQ(sizes(*first_season(terms, players(16))), (Sizes{8, 8}));
  EXPECT_EQ(sizes(*first_season(terms, players(19))), (Sizes{8, 11}));
  EXPECT_EQ(sizes(*first_season(terms, players(20))), (Sizes{8, 8, 4}));
  EXPECT_EQ(sizes(*first_season(terms, players(3))), (Sizes{3}));
  EXPECT_TRUE(first_season(terms, {})->empty());
}

TEST(League, NoDivisionHasMorePlayersThanTheLargest) {
  for (std::size_t size = 3; size <= 12; ++size) {
    std::size_t largest = 0;
    for (std::size_t count = 0; count <= 96; ++count) {
      const auto divisions = first_season({size, 1}, players(count));
      ASSERT_TRUE(divisions);
      for (const auto& division : *divisions) largest = std::max(largest, division.size());
    }
    EXPECT_EQ(largest, largest_division({size, 1})) << size;
  }
}

TEST(League, TermsMustMakeSense) {
  EXPECT_EQ(first_season({2, 0}, players(8)).error().where, "division_size");
  EXPECT_EQ(first_season({8, 5}, players(8)).error().where, "movers");
  EXPECT_EQ(first_season({8, 2}, {"a", "b", "a"}).error().where, "a");
}

TEST(League, TheBestGoUpAndTheLastGoDown) {
  const LeagueTerms terms{4, 1};
  const auto next = next_season(terms, unchanged(*first_season(terms, players(12))), {}, {});
  EXPECT_EQ(
      *next,
      (Divisions{{"p0", "p1", "p2", "p4"}, {"p3", "p5", "p6", "p8"}, {"p7", "p9", "p10", "p11"}}));
}

TEST(League, LeaversMakeRoomAndNewcomersBeginAtTheEnd) {
  const LeagueTerms terms{4, 1};
  const auto next =
      next_season(terms, unchanged(*first_season(terms, players(8))), {"p0"}, {"new"});
  // p3 would be relegated.
  EXPECT_EQ(*next, (Divisions{{"p1", "p2", "p4", "p3"}, {"p5", "p6", "p7", "new"}}));
  EXPECT_FALSE(next_season(terms, unchanged(*first_season(terms, players(8))), {}, {"p0"}));
}

// Ten seasons with random results, with players that come and go.
TEST(League, PlayersAreNotLostAndMoveOneDivisionAtMost) {
  const LeagueTerms terms{6, 2};
  Random random(3);
  Divisions league = *first_season(terms, players(21));
  std::size_t known = 21;
  for (int season = 0; season < 10; ++season) {
    std::vector<std::vector<Line>> results;
    std::set<PlayerId> there;
    for (const auto& division : league) {
      Terms round_robin;
      round_robin.system = System::round_robin;
      round_robin.all_at_once = true;
      round_robin.seed = random();
      Director director(round_robin);
      for (const PlayerId& player : division) {
        ASSERT_TRUE(director.give(Enter{player, 0}));
        there.insert(player);
      }
      ASSERT_TRUE(director.give(PairRound{}));
      for (std::size_t round = 1; round <= director.state.rounds.size(); ++round) {
        for (std::size_t board = 1; board <= director.state.rounds[round - 1].pairings.size();
             ++board) {
          constexpr Score scores[] = {Score::white, Score::draw, Score::black};
          ASSERT_TRUE(director.give(Report{round, board, scores[random.below(3)]}));
        }
      }
      results.push_back(standings(director.state));
    }
    const PlayerId gone = results[random.below(2)][0].player;
    const PlayerId added = "p" + std::to_string(known++);
    const auto next = next_season(terms, results, {gone}, {added});
    ASSERT_TRUE(next);
    there.erase(gone);
    there.insert(added);
    std::set<PlayerId> then;
    for (std::size_t division = 0; division < next->size(); ++division) {
      for (const PlayerId& player : (*next)[division]) {
        EXPECT_TRUE(then.insert(player).second);
        for (std::size_t was = 0; was < league.size(); ++was) {
          const bool here = std::count(league[was].begin(), league[was].end(), player) > 0;
          EXPECT_TRUE(!here || (was <= division + 1 && division <= was + 1)) << player;
        }
      }
    }
    EXPECT_EQ(then, there);
    league = *next;
  }
}

}  // namespace
}  // namespace camlann::tournament::test
