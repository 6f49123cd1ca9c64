#include "fit.hpp"

#include <algorithm>
#include <cmath>

#include "base/random.hpp"

namespace camlann::train {

namespace {

double value_of(const Sample& sample, const std::vector<double>& weights) {
  double value = 0;
  for (const auto& [weight, count] : sample.counts)
    value += weights[weight] * static_cast<double>(count);
  return value;
}

double points_of(double value, double scale) {
  return 1 / (1 + std::exp(-value / scale));
}

// Minus the logarithm of the chance of a result, where the value is `x` times the scale.
double surprise(double result, double x) {
  // log(1 + exp(x)) - result x, without overflow.
  return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))) - result * x;
}

// Amount by which the weights violate the order; less than 0 if they satisfy it.
double lack_of(const Order& order, const std::vector<double>& weights) {
  return order.by - (weights[order.greater] - weights[order.lesser]);
}

using Matrix = std::vector<std::vector<double>>;

// Solves a x = b for a symmetric, positive a (Cholesky).
std::vector<double> solve(Matrix a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t j = 0; j < n; ++j) {
    for (std::size_t k = 0; k < j; ++k) a[j][j] -= a[j][k] * a[j][k];
    a[j][j] = std::sqrt(a[j][j]);
    for (std::size_t i = j + 1; i < n; ++i) {
      for (std::size_t k = 0; k < j; ++k) a[i][j] -= a[i][k] * a[j][k];
      a[i][j] /= a[j][j];
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

// Slope, downhill, and curvature of minus the logarithm of how likely some weights are.
struct Objective {
  std::vector<double> slope;
  Matrix curvature;
};

class Problem {
 public:
  Problem(const std::vector<Sample>& samples, const Prior& prior, double scale,
          const std::vector<int>& times)
      : samples_(samples), prior_(prior), scale_(scale), times_(times) {}

  [[nodiscard]] double value(const std::vector<double>& weights) const {
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      sum += std::pow((weights[i] - prior_.mean[i]) / prior_.deviation[i], 2) / 2;
    }
    for (const Order& order : prior_.orders) {
      sum += price * std::pow(std::max(lack_of(order, weights), 0.0), 2) / 2;
    }
    for (const Sample& sample : samples_) {
      const double often = times_of(sample);
      if (often != 0) sum += often * surprise(sample.result, value_of(sample, weights) / scale_);
    }
    return sum;
  }

  // Returns the best change if likelihood and prior have the same curvature everywhere as here.
  // Orders that the change would break are added as constraints, one set after the other, until
  // none is broken (Hintermueller, Ito and Kunisch 2002).
  [[nodiscard]] std::vector<double> change(const std::vector<double>& weights) const {
    constexpr int most_sets = 50;
    const Objective here = at(weights);
    std::vector<bool> broken(prior_.orders.size(), false);
    std::vector<double> change;
    for (int set = 0; set < most_sets; ++set) {
      Objective with_orders = here;
      for (std::size_t i = 0; i < broken.size(); ++i) {
        if (broken[i]) add(prior_.orders[i], lack_of(prior_.orders[i], weights), with_orders);
      }
      change = solve(with_orders.curvature, with_orders.slope);
      std::vector<double> there = weights;
      for (std::size_t i = 0; i < there.size(); ++i) there[i] += change[i];
      std::vector<bool> then(broken.size());
      for (std::size_t i = 0; i < then.size(); ++i) {
        then[i] = lack_of(prior_.orders[i], there) > 0;
      }
      if (then == broken) break;
      broken = std::move(then);
    }
    return change;
  }

 private:
  static constexpr double price = 1e4;  // of a weight out of order, by the square

  [[nodiscard]] Objective at(const std::vector<double>& weights) const {
    const std::size_t n = weights.size();
    Objective here{std::vector<double>(n, 0), Matrix(n, std::vector<double>(n, 0))};
    for (std::size_t i = 0; i < n; ++i) {
      const double precision = 1 / (prior_.deviation[i] * prior_.deviation[i]);
      here.curvature[i][i] = precision;
      here.slope[i] = (prior_.mean[i] - weights[i]) * precision;
    }
    for (const Sample& sample : samples_) {
      const double often = times_of(sample);
      if (often != 0) add(sample, often, points_of(value_of(sample, weights), scale_), here);
    }
    return here;
  }

  [[nodiscard]] double times_of(const Sample& sample) const {
    return times_.empty() ? 1 : times_[static_cast<std::size_t>(sample.game)];
  }

  static void add(const Order& order, double lack, Objective& here) {
    here.slope[order.greater] += price * lack;
    here.slope[order.lesser] -= price * lack;
    here.curvature[order.greater][order.greater] += price;
    here.curvature[order.lesser][order.lesser] += price;
    here.curvature[std::max(order.greater, order.lesser)][std::min(order.greater, order.lesser)] -=
        price;
  }

  void add(const Sample& sample, double often, double points, Objective& here) const {
    const double error = often * (sample.result - points) / scale_;
    const double bend = often * points * (1 - points) / (scale_ * scale_);
    for (const auto& [i, count] : sample.counts) {
      here.slope[i] += error * static_cast<double>(count);
      for (const auto& [j, other] : sample.counts) {
        if (j > i) break;
        here.curvature[i][j] += bend * static_cast<double>(count * other);
      }
    }
  }

  const std::vector<Sample>& samples_;
  const Prior& prior_;
  double scale_;
  const std::vector<int>& times_;
};

}  // namespace

std::vector<double> fit(const std::vector<Sample>& samples, const Prior& prior,
                        const FitOptions& options, std::vector<double> weights,
                        const std::vector<int>& times) {
  constexpr double little = 1e-9;  // of the value: what no step needs to gain
  constexpr double least_step = 1e-3;
  const Problem problem(samples, prior, options.scale, times);
  for (int step = 0; step < options.steps; ++step) {
    const double here = problem.value(weights);
    const std::vector<double> change = problem.change(weights);
    // A full step may overshoot where results are nearly sure; half of it, or less, does not.
    for (double part = 1; part > least_step; part /= 2) {
      std::vector<double> next = weights;
      for (std::size_t i = 0; i < next.size(); ++i) next[i] += part * change[i];
      const double value = problem.value(next);
      if (value > here) continue;
      weights = std::move(next);
      if (here - value < little * here) return weights;
      break;
    }
  }
  return weights;
}

double loss(const std::vector<Sample>& samples, const std::vector<double>& weights, double scale) {
  double sum = 0;
  for (const Sample& sample : samples) {
    sum += surprise(sample.result, value_of(sample, weights) / scale);
  }
  return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

std::vector<double> bootstrap(const std::vector<Sample>& samples, const Prior& prior,
                              FitOptions options, const std::vector<double>& best,
                              std::uint64_t seed) {
  constexpr int draws = 20;
  options.steps = 2;  // from the best, which is near
  int games = 0;
  for (const Sample& sample : samples) games = std::max(games, sample.game + 1);
  Random random(seed);
  std::vector<double> squares(best.size(), 0);
  for (int draw = 0; draw < draws; ++draw) {
    std::vector<int> times(static_cast<std::size_t>(games), 0);
    for (int i = 0; i < games; ++i) ++times[random.below(static_cast<std::uint32_t>(games))];
    const std::vector<double> other = fit(samples, prior, options, best, times);
    for (std::size_t i = 0; i < best.size(); ++i) squares[i] += std::pow(other[i] - best[i], 2);
  }
  for (double& square : squares) square = std::sqrt(square / draws);
  return squares;
}

double best_scale(const std::vector<Sample>& samples, const std::vector<double>& weights) {
  double best = 50;
  for (double scale = 50; scale < 3000; scale *= 1.03) {
    if (loss(samples, weights, scale) < loss(samples, weights, best)) best = scale;
  }
  return best;
}

}  // namespace camlann::train
