// One scale from many matches.

#include "lab/rating.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"

namespace camlann {
namespace {

TEST(Rating, OfTwoIsTheEloOfTheirScore) {
  // 150 of 200 points, and half a point for both.
  const auto ratings = rate(2, {{1, 0, {0, 0, 50, 0, 50}}});
  ASSERT_EQ(ratings.size(), 2u);
  EXPECT_EQ(ratings[0].elo, 0);
  EXPECT_NEAR(ratings[1].elo, 400 * std::log10(150.5 / 50.5), 1e-3);
  EXPECT_EQ(ratings[1].elo, ratings[1].step);
  // A pair's share has variance 1/16: the score of 100 pairs errs by 0.049 in 95 of 100 cases.
  EXPECT_NEAR(ratings[1].range.low, 400 * std::log10(0.701 / 0.299), 12);
  EXPECT_NEAR(ratings[1].range.high, 400 * std::log10(0.799 / 0.201), 12);
}

TEST(Rating, TakesEveryMatchIntoAccount) {
  // The likeliest strengths make expected and real points of each player equal.
  const std::vector<Encounter> met{
      {0, 1, {20, 0, 30, 0, 10}}, {1, 2, {30, 5, 20, 3, 2}}, {0, 2, {40, 6, 10, 1, 0}}};
  const auto ratings = rate(3, met);
  std::vector<double> surplus(3, 0);
  for (const Encounter& match : met) {
    double points = 0.5;
    double games = 1;
    for (std::size_t i = 0; i < 5; ++i) {
      points += match.pairs[i] * static_cast<double>(i) / 2;
      games += 2 * match.pairs[i];
    }
    const double expected =
        games * score_of_elo(ratings[match.first].elo - ratings[match.second].elo);
    surplus[match.first] += points - expected;
    surplus[match.second] -= points - expected;
  }
  for (const double left : surplus) EXPECT_NEAR(left, 0, 1e-3);
  EXPECT_NEAR(ratings[2].elo - ratings[1].elo, ratings[2].step, 1e-9);
}

TEST(Rating, FindsTheStrengthsThatMadeTheResults) {
  const std::vector<double> truth{0, 120, 200, 400, 430};
  Random random(5);
  int held = 0;
  int all = 0;
  for (int ladder = 0; ladder < 20; ++ladder) {
    std::vector<Encounter> met;
    for (std::size_t i = 0; i < truth.size(); ++i) {
      for (std::size_t j = i + 1; j < std::min(i + 3, truth.size()); ++j) {
        Encounter match{j, i, {}};
        const auto chance =
            static_cast<std::uint32_t>(1'000'000 * score_of_elo(truth[j] - truth[i]));
        for (int pair = 0; pair < 100; ++pair) {
          const int won = (random.below(1'000'000) < chance) + (random.below(1'000'000) < chance);
          ++match.pairs[static_cast<std::size_t>(2 * won)];
        }
        met.push_back(match);
      }
    }
    const auto ratings = rate(truth.size(), met);
    for (std::size_t i = 1; i < truth.size(); ++i) {
      EXPECT_NEAR(ratings[i].elo, truth[i], 110);
      held += ratings[i].range.low <= truth[i] && truth[i] <= ratings[i].range.high;
      ++all;
    }
  }
  EXPECT_GE(held, all * 85 / 100);
}

TEST(Rating, BearsOneSidedResults) {
  const auto ratings = rate(3, {{1, 0, {0, 0, 0, 0, 50}}, {2, 1, {0, 0, 0, 0, 50}}});
  EXPECT_NEAR(ratings[1].elo, 400 * std::log10(100.5 / 0.5), 1);
  EXPECT_TRUE(std::isfinite(ratings[2].range.high));
}

TEST(Rating, FindsConnectedPlayers) {
  const PairCounts some{0, 0, 1, 0, 0};
  EXPECT_TRUE(are_linked(3, {{2, 1, some}, {1, 0, some}}));
  EXPECT_FALSE(are_linked(3, {{2, 1, some}}));
  EXPECT_FALSE(are_linked(2, {{1, 0, {}}}));
}

}  // namespace
}  // namespace camlann
