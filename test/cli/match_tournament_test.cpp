// Pairings and standings of a match of several players.
#include "cli/match_tournament.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace camlann::cli {
namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

Tally tally_of(int wins, int draws, int losses, const PairCounts& pairs) {
  Tally tally;
  tally.wins = wins;
  tally.draws = draws;
  tally.losses = losses;
  tally.pairs = pairs;
  return tally;
}

TEST(MatchTournament, PairsAllOrTheFirstWithEachOther) {
  EXPECT_EQ(pairings_of(3, MatchSystem::round_robin), (Pairs{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(pairings_of(3, MatchSystem::gauntlet), (Pairs{{0, 1}, {0, 2}}));
  EXPECT_EQ(pairings_of(2, MatchSystem::gauntlet), (Pairs{{0, 1}}));
}

TEST(MatchTournament, StandingsCountThePointsOfAllMatches) {
  const std::vector<Met> met{{0, 1, tally_of(1, 0, 1, {0, 0, 1, 0, 0})},
                             {0, 2, tally_of(0, 1, 1, {0, 1, 0, 0, 0})},
                             {1, 2, tally_of(0, 0, 2, {1, 0, 0, 0, 0})}};
  const auto standings = standings_of({"Ann", "Bob", "Cy"}, met);
  ASSERT_EQ(standings.size(), 3U);
  EXPECT_EQ(standings[0].player, "Cy");
  EXPECT_EQ(standings[0].points, 3.5);
  EXPECT_EQ(standings[0].games, 4);
  EXPECT_EQ(standings[1].player, "Ann");
  EXPECT_EQ(standings[1].points, 1.5);
  EXPECT_EQ(standings[1].elo, 0);
  EXPECT_EQ(standings[2].points, 1);
  EXPECT_NE(standings_text(standings).find("Cy         3.5      4  +"), std::string::npos)
      << standings_text(standings);
}

TEST(MatchTournament, WithoutGamesOfAllThereAreNoRatings) {
  const auto standings =
      standings_of({"Ann", "Bob", "Cy"}, {{0, 1, tally_of(2, 0, 0, {0, 0, 0, 0, 1})}});
  EXPECT_FALSE(standings[0].elo);
  EXPECT_NE(standings_text(standings).find("Ann          2      2\n"), std::string::npos)
      << standings_text(standings);
}

}  // namespace
}  // namespace camlann::cli
