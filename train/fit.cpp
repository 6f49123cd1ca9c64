#include "fit.hpp"

#include <algorithm>
#include <cmath>

namespace camlann::train {

namespace {

double value_of(const Sample& sample, const std::vector<double>& weights) {
  double value = 0;
  for (const auto& [weight, count] : sample.counts) value += weights[weight] * count;
  return value;
}

double points_of(double value, double scale) {
  return 1 / (1 + std::exp(-value / scale));
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

}  // namespace

std::vector<double> fit(const std::vector<Sample>& samples, const Prior& prior,
                        const FitOptions& options, std::vector<double> weights,
                        const std::vector<int>& times) {
  const std::size_t n = weights.size();
  for (int step = 0; step < options.steps; ++step) {
    Matrix curvature(n, std::vector<double>(n, 0));
    std::vector<double> slope(n, 0);
    for (std::size_t i = 0; i < n; ++i) {
      const double precision = 1 / (prior.deviation[i] * prior.deviation[i]);
      curvature[i][i] = precision;
      slope[i] = (prior.mean[i] - weights[i]) * precision;
    }
    for (const Sample& sample : samples) {
      const double often = times.empty() ? 1 : times[static_cast<std::size_t>(sample.game)];
      if (often == 0) continue;
      const double points = points_of(value_of(sample, weights), options.scale);
      const double error = often * (sample.result - points) / options.scale;
      const double bend = often * points * (1 - points) / (options.scale * options.scale);
      for (const auto& [i, count] : sample.counts) {
        slope[i] += error * count;
        for (const auto& [j, other] : sample.counts) {
          if (j > i) break;
          curvature[i][j] += bend * count * other;
        }
      }
    }
    const std::vector<double> change = solve(curvature, slope);
    for (std::size_t i = 0; i < n; ++i) weights[i] += change[i];
  }
  return weights;
}

double loss(const std::vector<Sample>& samples, const std::vector<double>& weights, double scale) {
  double sum = 0;
  for (const Sample& sample : samples) {
    const double points = std::clamp(points_of(value_of(sample, weights), scale), 1e-9, 1 - 1e-9);
    sum -= sample.result * std::log(points) + (1 - sample.result) * std::log(1 - points);
  }
  return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

double best_scale(const std::vector<Sample>& samples, const std::vector<double>& weights) {
  double best = 50;
  for (double scale = 50; scale < 3000; scale *= 1.03) {
    if (loss(samples, weights, scale) < loss(samples, weights, best)) best = scale;
  }
  return best;
}

}  // namespace camlann::train
