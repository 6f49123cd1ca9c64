#pragma once
// Logistic regression with a prior, by Newton's method: how much each count in a position says
// about the result of its game. Knows nothing of a game.

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace camlann::train {

/// The terms of a position, and the result of its game.
struct Sample {
  std::vector<std::pair<std::uint16_t, float>> counts;  // which weight, how much; rising
  double result = 0.5;                                  // 1, 0.5, 0: White's points
  int game = 0;                                         // from 0
};

/// A constraint on two weights: `greater` exceeds `lesser` by at least `by`.
struct Order {
  std::size_t greater = 0;
  std::size_t lesser = 0;
  double by = 0;
};

/// The expected weights before any samples.
struct Prior {
  std::vector<double> mean;
  std::vector<double> deviation;
  std::vector<Order> orders =
      {};  // kept but for a hundredth or so: a steep price is put on the rest
};

struct FitOptions {
  double scale = 300;  // a value of `scale` wins 1 / (1 + 1/e) of the points
  int steps = 20;      // of Newton's method, at most
};

/// The weights that explain the results best. `times`: how often the games are taken (a bootstrap
/// draws them by lot); empty: once each.
[[nodiscard]] std::vector<double> fit(const std::vector<Sample>& samples, const Prior& prior,
                                      const FitOptions& options, std::vector<double> start,
                                      const std::vector<int>& times = {});

/// Mean logistic loss of the weights; less is better.
[[nodiscard]] double loss(const std::vector<Sample>& samples, const std::vector<double>& weights,
                          double scale);

/// Standard errors of `best`, by fitting samples of games drawn by lot.
[[nodiscard]] std::vector<double> bootstrap(const std::vector<Sample>& samples, const Prior& prior,
                                            FitOptions options, const std::vector<double>& best,
                                            std::uint64_t seed);

/// The scale at which the loss of these weights is least.
[[nodiscard]] double best_scale(const std::vector<Sample>& samples,
                                const std::vector<double>& weights);

}  // namespace camlann::train
