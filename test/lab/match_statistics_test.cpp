// Error bars and the sequential test against numbers of others, against a maximisation in another
// way, and against what they promise.

#include "lab/match_statistics.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/random.hpp"

namespace camlann {
namespace {

/// fastchess, app/tests/sprt_test.cpp, "logistic pentanomial 1" and "2", to two decimals.
TEST(Sprt, AgreesWithFastchess) {
  EXPECT_NEAR(log_likelihood_ratio({223, 9863, 21279, 10037, 246}, {0.5, 2.5}), -3.07, 0.005);
  EXPECT_NEAR(log_likelihood_ratio({871, 26175, 55983, 26678, 821}, {0, 2}), -4.98, 0.005);
}

/// Computed with fishtest's LLRcalc.py, LLR_logistic.
TEST(Sprt, AgreesWithFishtest) {
  struct Case {
    PairCounts pairs;
    double elo0;
    double elo1;
    double llr;
  };
  for (const Case& known :
       {Case{{3, 20, 50, 22, 5}, 0, 20, 0.0403203724}, Case{{3, 20, 50, 22, 5}, 0, 5, 0.1783802244},
        Case{{3, 20, 50, 22, 5}, -10, 10, 0.9344729114},
        Case{{0, 10, 30, 12, 0}, 0, 20, -0.2704145363},
        Case{{0, 10, 30, 12, 0}, 0, 5, 0.0852268482},
        Case{{12, 40, 60, 30, 8}, 0, 20, -2.9973011352},
        Case{{12, 40, 60, 30, 8}, -10, 10, -2.0579732004}}) {
    EXPECT_NEAR(log_likelihood_ratio(known.pairs, {known.elo0, known.elo1}), known.llr, 1e-8);
  }
}

/// The greatest log-likelihood of pairs of 0, 1 and 2 points under a mean share, by trying the
/// chances of 0 points: those of 1 and 2 follow.
double likeliest(int none, int one, int two, double mean) {
  double best = -std::numeric_limits<double>::infinity();
  constexpr int steps = 200'000;
  for (int i = 1; i < steps; ++i) {
    const double zero = static_cast<double>(i) / steps;
    const double both = zero + 2 * mean - 1;
    const double half = 1 - zero - both;
    if (both <= 0 || half <= 0) continue;
    best = std::max(best, none * std::log(zero) + one * std::log(half) + two * std::log(both));
  }
  return best;
}

TEST(Sprt, ComparesTheLikeliestDistributions) {
  const Sprt sprt{0, 60};
  const double llr = likeliest(10, 30, 25, score_of_elo(60)) - likeliest(10, 30, 25, 0.5);
  // Taking 0.001 for no pair of 1/2 and 1 1/2 points shifts it a little.
  EXPECT_NEAR(log_likelihood_ratio({10, 0, 30, 0, 25}, sprt), llr, 0.01);
}

TEST(Sprt, NeedsMoreThanAFewPairs) {
  EXPECT_EQ(log_likelihood_ratio({}, {}), 0);
  for (const int pairs : {1, 5, 50}) {
    EXPECT_EQ(accepted({0, 0, 0, 0, pairs}, {}), std::nullopt) << pairs;
    EXPECT_EQ(accepted({0, 0, pairs, 0, 0}, {}), std::nullopt) << pairs;
    EXPECT_EQ(accepted({pairs, 0, 0, 0, 0}, {}), std::nullopt) << pairs;
  }
  // A pair won twice is at most by score(elo1) / score(elo0) likelier under elo1.
  const double each = std::log(score_of_elo(10) / 0.5);
  EXPECT_NEAR(log_likelihood_ratio({0, 0, 0, 0, 50}, {}), 50 * each, 0.01);
  EXPECT_EQ(accepted({0, 0, 0, 0, 200}, {}), true);
  EXPECT_EQ(accepted({200, 0, 0, 0, 0}, {}), false);
  EXPECT_TRUE(std::isfinite(log_likelihood_ratio({0, 0, 0, 0, 1'000'000}, {-1000, 1000})));
}

TEST(Sprt, HasTheBoundsOfWald) {
  EXPECT_NEAR(Sprt{}.upper_bound(), 2.944438979, 1e-8);
  EXPECT_NEAR(Sprt{}.lower_bound(), -2.944438979, 1e-8);
  const Sprt uneven{0, 10, 0.01, 0.2};
  EXPECT_NEAR(uneven.upper_bound(), std::log(80.0), 1e-12);
  EXPECT_NEAR(uneven.lower_bound(), std::log(0.2 / 0.99), 1e-12);
}

/// Pairs of two independent games without draws, of this strength, until decided.
bool accepts(const Sprt& sprt, double elo, Random& random) {
  const auto chance = static_cast<std::uint32_t>(1'000'000 * score_of_elo(elo));
  PairCounts pairs{};
  while (true) {
    const int wins = (random.below(1'000'000) < chance) + (random.below(1'000'000) < chance);
    ++pairs[static_cast<std::size_t>(2 * wins)];
    if (const auto decided = accepted(pairs, sprt)) return *decided;
  }
}

TEST(Sprt, KeepsItsRatesOfError) {
  const Sprt sprt{0, 50, 0.1, 0.1};
  Random random(7);
  constexpr int tests = 500;
  int wrong = 0;
  int missed = 0;
  for (int i = 0; i < tests; ++i) {
    wrong += accepts(sprt, sprt.elo0, random);
    missed += !accepts(sprt, sprt.elo1, random);
  }
  // A tenth, give or take three standard deviations; the ends are overshot, so rather fewer.
  EXPECT_LE(wrong, tests / 10 + 20);
  EXPECT_LE(missed, tests / 10 + 20);
  EXPECT_GE(wrong, tests / 40);
  EXPECT_GE(missed, tests / 40);
}

TEST(Estimate, AgreesWithTheNormalRangeForManyPairs) {
  const PairCounts pairs{2500, 0, 5000, 0, 2500};  // a pair's share has variance 1/8
  const Estimate level = estimate(pairs);
  EXPECT_DOUBLE_EQ(level.score, 0.5);
  EXPECT_NEAR(level.elo, 0, 1e-9);
  const double error = 1.96 * std::sqrt(0.125 / 10'000);
  EXPECT_NEAR(level.score_range.low, 0.5 - error, 1e-4);
  EXPECT_NEAR(level.score_range.high, 0.5 + error, 1e-4);
  EXPECT_NEAR(level.elo_range.high, error * 1600 / std::log(10.0), 0.1);

  EXPECT_NEAR(estimate({0, 0, 50, 0, 50}).elo, 400 * std::log10(3.0), 1e-6);
}

TEST(Estimate, HasRangesForFewAndOneSidedPairs) {
  const Estimate nothing = estimate({});
  EXPECT_EQ(nothing.score_range.low, 0);
  EXPECT_EQ(nothing.score_range.high, 1);

  const Estimate won = estimate({0, 0, 0, 0, 8});
  EXPECT_EQ(won.score, 1);
  EXPECT_EQ(won.elo, 1200);
  EXPECT_NEAR(won.score_range.high, 1, 1e-6);
  // The mean m makes eight such pairs m^8 as likely as certainty does.
  EXPECT_NEAR(won.score_range.low, std::exp(-1.9207 / 8), 2e-3);
  const Estimate lost = estimate({8, 0, 0, 0, 0});
  EXPECT_NEAR(lost.score_range.high, 1 - won.score_range.low, 1e-6);
  EXPECT_EQ(lost.elo, -1200);

  const Estimate even = estimate({0, 0, 1, 0, 0});
  EXPECT_EQ(even.score, 0.5);
  EXPECT_LT(even.score_range.low, 0.1);
  EXPECT_GT(even.score_range.high, 0.9);
}

TEST(Estimate, ContainsTheTrueStrengthAtTheStatedRate) {
  Random random(11);
  constexpr int matches = 1000;
  const auto chance = static_cast<std::uint32_t>(1'000'000 * 0.7);
  int held = 0;
  for (int match = 0; match < matches; ++match) {
    PairCounts pairs{};
    for (int pair = 0; pair < 100; ++pair) {
      const int wins = (random.below(1'000'000) < chance) + (random.below(1'000'000) < chance);
      ++pairs[static_cast<std::size_t>(2 * wins)];
    }
    const Interval range = estimate(pairs).score_range;
    held += range.low <= 0.7 && 0.7 <= range.high;
  }
  EXPECT_GE(held, 925);
  EXPECT_LE(held, 975);
}

}  // namespace
}  // namespace camlann
