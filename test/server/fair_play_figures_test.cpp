// Statistics for hosts, against numbers computed by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "server/model/fair_play.hpp"

namespace camlann::server::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

std::vector<JudgedMove> moves_with(std::size_t agreed, std::size_t of) {
  std::vector<JudgedMove> moves(of);
  for (std::size_t i = 0; i < of; ++i) {
    moves[i].first = i < agreed;
    moves[i].loss = i < agreed ? 0 : 30;
    moves[i].lead = static_cast<double>(i % 7) * 10;
    moves[i].took = static_cast<Millis>(2000 + 1000 * (i % 5));
  }
  return moves;
}

TEST(FairPlayFigures, TheIntervalOfAShareIsWilsons) {
  const auto many = share_of(85, 120);
  EXPECT_NEAR(many.value, 0.7083, 1e-4);
  EXPECT_NEAR(many.least, 0.6215, 1e-3);
  EXPECT_NEAR(many.most, 0.7823, 1e-3);
  EXPECT_NEAR(share_of(5, 10).least, 0.2366, 1e-4);
  EXPECT_NEAR(share_of(5, 10).most, 0.7634, 1e-4);
  EXPECT_EQ(share_of(0, 0), (Estimate{0, 0, 1}));
  EXPECT_EQ(share_of(0, 10).least, 0);
  EXPECT_NEAR(share_of(0, 10).most, 0.2775, 1e-4);
}

TEST(FairPlayFigures, AMeanHasANormalInterval) {
  EXPECT_FALSE(mean_of({1}));
  const auto mean = mean_of({1, 2, 3, 4, 5});  // deviation 1.5811, error 0.7071
  ASSERT_TRUE(mean);
  EXPECT_NEAR(mean->value, 3, 1e-9);
  EXPECT_NEAR(mean->least, 3 - 1.96 * 0.70711, 1e-4);
  EXPECT_NEAR(mean->most, 3 + 1.96 * 0.70711, 1e-4);
}

TEST(FairPlayFigures, QuantilesAreInterpolated) {
  EXPECT_EQ(quantile_of({4, 1, 3, 2}, 0.5), 2.5);
  EXPECT_EQ(quantile_of({4, 1, 3, 2}, 0.25), 1.75);
  EXPECT_EQ(quantile_of({7}, 0.75), 7);
}

TEST(FairPlayFigures, RankCorrelationIsSpearmans) {
  const std::vector<double> rising{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  // Differences of ranks 1, -1 five times: 1 - 6 * 10 / (10 * 99).
  const auto close = rank_correlation(rising, {2, 1, 4, 3, 6, 5, 8, 7, 10, 9});
  ASSERT_TRUE(close);
  EXPECT_NEAR(close->value, 1 - 60.0 / 990, 1e-9);
  EXPECT_NEAR(close->least, 0.7573, 1e-3);
  EXPECT_NEAR(close->most, 0.9855, 1e-3);
  EXPECT_NEAR(rank_correlation(rising, {10, 9, 8, 7, 6, 5, 4, 3, 2, 1})->value, -1, 1e-9);
  EXPECT_FALSE(rank_correlation(rising, std::vector<double>(10, 3.0)));
  EXPECT_FALSE(rank_correlation({1, 2}, {1, 2}));
  // Equal values share their rank: the first two have 1.5.
  const auto tied = rank_correlation({1, 1, 3, 4, 5, 6, 7, 8, 9, 10}, rising);
  EXPECT_NEAR(tied->value, 82.0 / std::sqrt(82.0 * 82.5), 1e-9);
}

TEST(FairPlayFigures, FiguresRestOnTheMoves) {
  const auto figures = figures_of(moves_with(30, 60));
  EXPECT_EQ(figures.moves, 60U);
  EXPECT_EQ(figures.agreed, 30U);
  EXPECT_NEAR(figures.agreement, 50, 1e-9);
  EXPECT_NEAR(figures.loss, 15, 1e-9);
  EXPECT_EQ(figures.timed, 60U);
  EXPECT_EQ(figures.instant, 0U);
  EXPECT_NEAR(figures.seconds_median, 4, 1e-9);
  EXPECT_TRUE(figures.has_correlation);
  auto quick = moves_with(1, 3);
  quick[0].took = 999;
  quick[1].took.reset();
  EXPECT_EQ(figures_of(quick).instant, 1U);
  EXPECT_EQ(figures_of(quick).timed, 2U);
  EXPECT_FALSE(figures_of(quick).has_correlation);
}

TEST(FairPlayFigures, SentencesNameTheUncertaintyAndNoVerdict) {
  const auto said = sentences_of(figures_of(moves_with(85, 120)), figures_of(moves_with(50, 110)));
  EXPECT_THAT(said, Contains("Of 120 moves of this player, 71 % are the engine's first choice; 62 "
                             "to 78 % with 95 % certainty."));
  EXPECT_THAT(said, Contains(HasSubstr("differ by more than chance alone explains")));
  EXPECT_THAT(said, Contains(HasSubstr("keeps no figures of all players of one strength")));
  for (const auto& sentence : said) {
    EXPECT_THAT(sentence, Not(HasSubstr("cheat")));
    EXPECT_THAT(sentence, Not(HasSubstr("guilty")));
  }
  const auto few = sentences_of(figures_of(moves_with(6, 9)), figures_of(moves_with(5, 9)));
  EXPECT_THAT(few, Contains(HasSubstr("So few moves say little")));
  EXPECT_THAT(few, Contains(HasSubstr("do not differ by more than chance")));
  EXPECT_EQ(sentences_of({}, {}).size(), 1U);
}

}  // namespace
}  // namespace camlann::server::test
