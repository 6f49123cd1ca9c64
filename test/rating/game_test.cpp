// Games of two, teams and three.

#include "rating/game.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "rating/glicko.hpp"

namespace camlann::rating {
namespace {

constexpr std::uint8_t first_side = 1;
constexpr std::uint8_t second_side = 2;
constexpr std::uint8_t drawn = 0;

Sitter at(double rating, unsigned side, double deviation = 60) {
  return {{rating, deviation, 0.06}, 0, side, false};
}

TEST(RatedGame, OfTwoIsOneGameOfThePaper) {
  const Sitter white = at(1500, 0, 200);
  const Sitter black = at(1550, 1, 100);
  const auto ratings = after_game({white, black}, second_side);
  EXPECT_EQ(ratings[0], after(white.before, {{black.before, 0}}, 0));
  EXPECT_EQ(ratings[1], after(black.before, {{white.before, 1}}, 0));
}

TEST(RatedGame, IdleTimeCountsForBoth) {
  Sitter white = at(1500, 0);
  white.periods = 40;
  const Sitter black = at(1500, 1);
  const auto ratings = after_game({white, black}, first_side);
  EXPECT_GT(ratings[0].rating - 1500, 1500 - ratings[1].rating);  // less known, so moved more
  const auto both_fresh = after_game({at(1500, 0), black}, first_side);
  EXPECT_GT(ratings[1].rating, both_fresh[1].rating);  // losing to a less known one counts less
}

TEST(RatedGame, AComputerKeepsItsRating) {
  Sitter computer = at(2000, 1, 100);
  computer.fixed = true;
  const auto ratings = after_game({at(1500, 0), computer}, first_side);
  EXPECT_EQ(ratings[1], computer.before);
  EXPECT_GT(ratings[0].rating, 1500);
}

TEST(RatedGame, PartnersShareOneGame) {
  const auto of_two = after_game({at(1500, 0), at(1500, 1)}, first_side);
  const auto of_four = after_game({at(1500, 0), at(1500, 1), at(1500, 0), at(1500, 1)}, first_side);
  EXPECT_EQ(of_four[0], of_four[2]);
  EXPECT_EQ(of_four[1], of_four[3]);
  const double alone = of_two[0].rating - 1500;
  const double together = of_four[0].rating - 1500 + of_four[2].rating - 1500;
  EXPECT_NEAR(together, alone, 0.1 * alone);
  // Less is learnt about each of them.
  EXPECT_GT(of_four[0].deviation, of_two[0].deviation);
}

TEST(RatedGame, AStrongPartnerIsNoGift) {
  // A weak player and a strong one against two in the middle: as likely to win as to lose.
  const auto won = after_game({at(1200, 0), at(1500, 1), at(1800, 0), at(1500, 1)}, first_side);
  const auto lost = after_game({at(1200, 0), at(1500, 1), at(1800, 0), at(1500, 1)}, second_side);
  EXPECT_NEAR(won[0].rating - 1200, 1200 - lost[0].rating, 1e-6);
  EXPECT_NEAR(won[0].rating - 1200, won[2].rating - 1800, 1e-6);
}

TEST(RatedGame, ThreeEqualsPlayHalfGames) {
  const auto ratings = after_game({at(1500, 0), at(1500, 1), at(1500, 2)}, first_side);
  const double won = ratings[0].rating - 1500;
  EXPECT_NEAR(1500 - ratings[1].rating, won / 2, 0.1);
  EXPECT_EQ(ratings[1], ratings[2]);
  const auto of_two = after_game({at(1500, 0), at(1500, 1)}, first_side);
  EXPECT_NEAR(won, of_two[0].rating - 1500, 0.1);
}

TEST(RatedGame, ThreeEqualsDrawAndNothingMoves) {
  for (const Glicko& rating : after_game({at(1500, 0), at(1500, 1), at(1500, 2)}, drawn)) {
    EXPECT_EQ(rating.rating, 1500);
    EXPECT_LT(rating.deviation, 60);
  }
}

// If the strongest of three wins with the probability of Luce's choice rule, ratings do not drift.
// For this reason the two losers are not counted as having drawn.
TEST(RatedGame, OfThreeIsFairToAllStrengths) {
  const std::vector<Sitter> sitters{at(1300, 0, 25), at(1500, 1, 25), at(1800, 2, 25)};
  const auto strength = [](const Sitter& sitter) {
    return expected_score(sitter.before, {1500, 25, 0.06}) /
           expected_score({1500, 25, 0.06}, sitter.before);
  };
  double sum = 0;
  for (const Sitter& sitter : sitters) sum += strength(sitter);
  std::vector<double> drift(3, 0);
  for (unsigned winner = 0; winner < 3; ++winner) {
    const auto ratings = after_game(sitters, static_cast<std::uint8_t>(1U << winner));
    for (std::size_t i = 0; i < 3; ++i) {
      drift[i] += strength(sitters[winner]) / sum * (ratings[i].rating - sitters[i].before.rating);
    }
  }
  for (const double points : drift) EXPECT_NEAR(points, 0, 0.02);
}

TEST(RatedGame, SpeedIsTheTimeOfFortyMoves) {
  constexpr std::int64_t minute = 60'000;
  EXPECT_EQ(speed_of(5 * minute, 5'000), Speed::fast);
  EXPECT_EQ(speed_of(10 * minute, 0), Speed::slow);
  EXPECT_EQ(speed_of(10 * minute, 10'000), Speed::slow);
}

}  // namespace
}  // namespace camlann::rating
