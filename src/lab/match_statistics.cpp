#include "lab/match_statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>

namespace camlann {
namespace {

constexpr double most_elo = 1200;
constexpr double half_chi_squared_95 = 1.9207;  // half the 95 % quantile at one degree of freedom
constexpr double count_of_nothing = 1e-3;
constexpr double nearly_certain = 1e-9;  // minimum distance of means from 0 and 1
constexpr int halvings = 60;

constexpr std::array<double, 5> shares{0, 0.25, 0.5, 0.75, 1};
using Counts = std::array<double, 5>;

/// Returns the zero of a falling function within this interval.
template <class Function>
double zero_of_falling(const Function& function, double low, double high) {
  for (int i = 0; i < halvings; ++i) {
    const double middle = (low + high) / 2;
    (function(middle) > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

Counts regularised(const PairCounts& pairs) {
  Counts counts{};
  std::transform(pairs.begin(), pairs.end(), counts.begin(), [](int count) {
    return count == 0 ? count_of_nothing : static_cast<double>(count);
  });
  return counts;
}

double mean_of(const Counts& counts) {
  return std::inner_product(counts.begin(), counts.end(), shares.begin(), 0.0) /
         std::accumulate(counts.begin(), counts.end(), 0.0);
}

/// Returns the loss in log-likelihood if the mean is fixed at this value: the likeliest such
/// distribution is counts / (1 + tilt * (share - mean)), up to a factor.
double deficit(const Counts& counts, double mean) {
  const auto excess = [&](double tilt) {
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const double off = shares[i] - mean;
      sum += counts[i] * off / (1 + tilt * off);
    }
    return sum;
  };
  const double tilt = zero_of_falling(excess, -1 / (1 - mean), 1 / mean);
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    sum += counts[i] * std::log1p(tilt * (shares[i] - mean));
  }
  return sum;
}

}  // namespace

double score_of_elo(double elo) {
  return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_of_score(double score) {
  if (score <= 0) return -most_elo;
  if (score >= 1) return most_elo;
  return std::clamp(400 * std::log10(score / (1 - score)), -most_elo, most_elo);
}

Estimate estimate(const PairCounts& pairs) {
  Estimate result;
  const int number = std::accumulate(pairs.begin(), pairs.end(), 0);
  if (number == 0) return result;
  result.score = std::inner_product(pairs.begin(), pairs.end(), shares.begin(), 0.0) / number;
  const Counts counts = regularised(pairs);
  const double centre = mean_of(counts);
  const auto spare = [&](double mean) { return half_chi_squared_95 - deficit(counts, mean); };
  result.score_range.high = zero_of_falling(spare, centre, 1 - nearly_certain);
  result.score_range.low = 1 - zero_of_falling([&](double rest) { return spare(1 - rest); },
                                               1 - centre, 1 - nearly_certain);
  result.elo = elo_of_score(result.score);
  result.elo_range = {elo_of_score(result.score_range.low), elo_of_score(result.score_range.high)};
  return result;
}

double Sprt::lower_bound() const {
  return std::log(beta / (1 - alpha));
}

double Sprt::upper_bound() const {
  return std::log((1 - beta) / alpha);
}

double log_likelihood_ratio(const PairCounts& pairs, const Sprt& sprt) {
  if (std::all_of(pairs.begin(), pairs.end(), [](int count) { return count == 0; })) return 0;
  const Counts counts = regularised(pairs);
  return deficit(counts, score_of_elo(sprt.elo0)) - deficit(counts, score_of_elo(sprt.elo1));
}

std::optional<bool> accepted(const PairCounts& pairs, const Sprt& sprt) {
  const double llr = log_likelihood_ratio(pairs, sprt);
  if (llr >= sprt.upper_bound()) return true;
  if (llr <= sprt.lower_bound()) return false;
  return std::nullopt;
}

}  // namespace camlann
