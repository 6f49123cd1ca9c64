// The fit finds the weights that made the results.

#include "fit.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"

namespace camlann::train {
namespace {

constexpr double scale = 200;

double unit(Random& random) {
  return static_cast<double>(random.below(1'000'000)) / 1'000'000;
}

// Games of one position each, won by lot as often as the weights say.
std::vector<Sample> samples_of(const std::vector<double>& weights, int games) {
  Random random(3);
  std::vector<Sample> samples;
  for (int game = 0; game < games; ++game) {
    Sample sample;
    sample.game = game;
    double value = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const auto count = static_cast<float>(random.below(7)) / 2 - 1.5F;
      if (count == 0) continue;
      sample.counts.emplace_back(static_cast<std::uint16_t>(i), count);
      value += weights[i] * static_cast<double>(count);
    }
    sample.result = unit(random) < 1 / (1 + std::exp(-value / scale)) ? 1 : 0;
    samples.push_back(std::move(sample));
  }
  return samples;
}

const std::vector<double> truth{100, -60, 30, 0};
const Prior no_idea{{0, 0, 0, 0}, {1000, 1000, 1000, 1000}};

TEST(Fit, FindsTheWeightsThatMadeTheResults) {
  const auto samples = samples_of(truth, 40'000);
  FitOptions options;
  options.scale = scale;
  const auto found = fit(samples, no_idea, options, no_idea.mean);
  for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(found[i], truth[i], 5);
  EXPECT_LT(loss(samples, found, scale), loss(samples, no_idea.mean, scale));
  EXPECT_LE(loss(samples, found, scale), loss(samples, truth, scale));
}

// Where the results are nearly sure from the start, a full step of Newton's method leads away.
TEST(Fit, FindsThemFromFarAway) {
  const auto samples = samples_of({400, -300, 200, 0}, 4'000);
  FitOptions options;
  options.scale = scale;
  const auto near = fit(samples, no_idea, options, {400, -300, 200, 0});
  const auto far = fit(samples, no_idea, options, {-3000, 3000, 2000, -2000});
  for (std::size_t i = 0; i < near.size(); ++i) EXPECT_NEAR(far[i], near[i], 0.5);
}

TEST(Fit, KnowsHowFarItMayBeWrong) {
  const auto samples = samples_of(truth, 4'000);
  FitOptions options;
  options.scale = scale;
  const auto found = fit(samples, no_idea, options, no_idea.mean);
  const auto errors = bootstrap(samples, no_idea, options, found, 1);
  for (std::size_t i = 0; i < truth.size(); ++i) {
    EXPECT_GT(errors[i], 1);
    EXPECT_LT(std::abs(found[i] - truth[i]), 4 * errors[i]);
  }
}

TEST(Fit, KeepsToThePriorWhereGamesSayNothing) {
  std::vector<Sample> samples = samples_of(truth, 2'000);
  for (Sample& sample : samples) {
    if (!sample.counts.empty() && sample.counts.back().first == 3) sample.counts.pop_back();
  }
  FitOptions options;
  options.scale = scale;
  const Prior prior{{0, 0, 0, 77}, {1000, 1000, 1000, 10}};
  EXPECT_NEAR(fit(samples, prior, options, prior.mean)[3], 77, 1e-6);
}

TEST(Fit, FindsTheScaleOfTheResults) {
  EXPECT_NEAR(best_scale(samples_of(truth, 40'000), truth), scale, 15);
}

}  // namespace
}  // namespace camlann::train
