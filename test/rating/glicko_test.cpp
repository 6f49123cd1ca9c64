// The worked example of the paper, and what its formulas promise.

#include "rating/glicko.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace camlann::rating {
namespace {

// M. E. Glickman, "Example of the Glicko-2 system", section "Example calculation": a win and two
// losses in one period, tau 0.5.
TEST(Glicko, WorkedExampleOfThePaper) {
  const std::vector<Bout> games{
      {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
  const Glicko player = after({1500, 200, 0.06}, games);
  EXPECT_NEAR(player.rating, 1464.06, 0.01);
  EXPECT_NEAR(player.deviation, 151.52, 0.01);
  EXPECT_NEAR(player.volatility, 0.05999, 0.00001);
}

// The table of the same page: E for the three opponents, to its three digits.
TEST(Glicko, ExpectedScoresOfThePaper) {
  const Glicko player{1500, 200, 0.06};
  EXPECT_NEAR(expected_score(player, {1400, 30, 0.06}), 0.639, 0.0005);
  EXPECT_NEAR(expected_score(player, {1550, 100, 0.06}), 0.432, 0.0005);
  EXPECT_NEAR(expected_score(player, {1700, 300, 0.06}), 0.303, 0.0005);
}

// Step 6 with no games: only the deviation changes, and its square grows by sigma squared.
TEST(Glicko, OnePeriodWithoutGames) {
  const Glicko player = after({1500, 200, 0.06}, {});
  EXPECT_EQ(player.rating, 1500);
  EXPECT_EQ(player.volatility, 0.06);
  EXPECT_NEAR(player.deviation, std::sqrt(200 * 200 + std::pow(0.06 * 173.7178, 2)), 1e-9);
}

TEST(Glicko, IdleTimeMayBeCutIntoPieces) {
  const Glicko player{1810, 70, 0.05};
  Glicko in_pieces = player;
  for (int day = 0; day < 100; ++day) in_pieces = idle(in_pieces, 0.01);
  EXPECT_NEAR(in_pieces.deviation, idle(player, 1).deviation, 1e-9);
}

// Where the length of a period comes from.
TEST(Glicko, AYearWithoutGamesMakesAKnownPlayerProvisional) {
  const Glicko known{1700, 60, 0.06};
  constexpr std::int64_t year_ms = 365LL * 24 * 60 * 60 * 1000;
  EXPECT_NEAR(idle(known, periods_between(0, year_ms)).deviation, provisional_above, 0.5);
  EXPECT_FALSE(provisional(idle(known, periods_between(0, year_ms / 2))));
}

TEST(Glicko, DeviationsStayBelowThatOfANewPlayer) {
  EXPECT_EQ(idle({1700, 340, 0.06}, 1000).deviation, Glicko{}.deviation);
}

TEST(Glicko, TimeDoesNotRunBackwards) {
  EXPECT_EQ(periods_between(1000, 0), 0);
  EXPECT_EQ(periods_between(1000, 1000), 0);
}

TEST(Glicko, TenGamesAgainstKnownOpponentsEndTheProvisionalTime) {
  Glicko player;
  int games = 0;
  while (provisional(player)) {
    player = after(player, {{{player.rating, 60, 0.06}, games % 2 == 0 ? 1.0 : 0.0}}, 0);
    ++games;
  }
  EXPECT_GE(games, 9);
  EXPECT_LE(games, 11);
}

TEST(Glicko, GamesOneByOneComeCloseToThePeriodAtOnce) {
  const Glicko start{1500, 90, 0.06};
  const std::vector<Bout> games{
      {{1400, 60, 0.06}, 1}, {{1550, 70, 0.06}, 0}, {{1600, 80, 0.06}, 0.5}};
  Glicko one_by_one = start;
  for (const Bout& game : games) one_by_one = after(one_by_one, {game}, 1.0 / 3);
  const Glicko at_once = after(start, games);
  EXPECT_NEAR(one_by_one.rating, at_once.rating, 2);
  EXPECT_NEAR(one_by_one.deviation, at_once.deviation, 1);
}

TEST(Glicko, AnOutsiderOfAThousandPointsStillGetsANumber) {
  const Glicko player = after({400, 30, 0.06}, {{{4000, 30, 0.06}, 1}}, 0);
  EXPECT_TRUE(std::isfinite(player.rating));
  EXPECT_GT(player.rating, 400);
  EXPECT_LE(player.volatility, highest_volatility);
}

TEST(Glicko, AQuestionMarkMeansProvisional) {
  EXPECT_EQ(to_text({1570.6, 111, 0.06}), "1571?");
  EXPECT_EQ(to_text({1570.6, 109, 0.06}), "1571");
}

}  // namespace
}  // namespace camlann::rating
