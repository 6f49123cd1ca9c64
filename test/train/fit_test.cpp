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

// Games of one position each, with random results of the probability that the weights predict.
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

TEST(Fit, KeepsWeightsInTheRequiredOrder) {
  const auto samples = samples_of(truth, 40'000);
  FitOptions options;
  options.scale = scale;
  Prior prior = no_idea;
  prior.orders = {{1, 2, 20}, {0, 3, 50}};  // the first is not so in truth, the second is
  const auto found = fit(samples, prior, options, no_idea.mean);
  EXPECT_NEAR(found[1] - found[2], 20, 0.1);
  EXPECT_NEAR(found[0], truth[0], 10);
  EXPECT_NEAR(found[3], truth[3], 10);
  // The best of the weights in that order: any other explains less.
  for (const double shift : {-5.0, 5.0}) {
    auto other = found;
    other[1] += shift;
    other[2] += shift;
    EXPECT_LT(loss(samples, found, scale), loss(samples, other, scale)) << shift;
  }
}

// From where no order is broken, and every step on the way to the best weights breaks many.
TEST(Fit, FindsItsWayAlongManyOrders) {
  const std::vector<double> rising{0, 10, 20, 30, 40, 50, 60, 70};
  const auto samples = samples_of(rising, 20'000);
  FitOptions options;
  options.scale = scale;
  Prior prior{std::vector<double>(8, 0), std::vector<double>(8, 1000)};
  for (std::size_t i = 0; i + 1 < rising.size(); ++i) prior.orders.push_back({i, i + 1, 2});
  const auto found = fit(samples, prior, options, {14, 12, 10, 8, 6, 4, 2, 0});
  double mean = 0;
  for (std::size_t i = 0; i < rising.size(); ++i) mean += found[i] / 8;
  EXPECT_NEAR(mean, 35, 3);
  for (std::size_t i = 0; i < rising.size(); ++i) {
    EXPECT_NEAR(found[i] - mean, 7 - 2 * static_cast<double>(i), 0.5);
  }
}

TEST(Fit, EstimatesItsError) {
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

TEST(Fit, KeepsToThePriorWithoutInformation) {
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
