#include "chances_fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace camlann::train {
namespace {

// Numbers of losses, draws and wins by score.
using Results = std::map<int, std::array<double, 3>>;

Results results_of(const ScoredSet& set) {
  Results results;
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (set[i].half_points < 0) continue;
    results[set[i].score][static_cast<std::size_t>(set[i].half_points)] += 1;
  }
  return results;
}

std::array<double, 3> exact_chances(const ChanceModel& model, int score) {
  const double win = 1 / (1 + std::exp((model.lead - score) / model.slope));
  const double loss = 1 / (1 + std::exp((model.lead + score) / model.slope));
  return {loss, 1 - win - loss, win};
}

double loss_of(const ChanceModel& model, const Results& results) {
  constexpr double least = 1e-6;  // a chance of nothing would forbid a result
  double loss = 0;
  double count = 0;
  for (const auto& [score, counts] : results) {
    const auto chances = exact_chances(model, score);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      loss -= counts[i] * std::log(std::max(chances[i], least));
      count += counts[i];
    }
  }
  return count == 0 ? 0 : loss / count;
}

/// Returns where a function with one minimum is least.
template <class F>
double least_of(double low, double high, const F& f) {
  for (int i = 0; i < 40; ++i) {
    const double third = (high - low) / 3;
    if (f(low + third) < f(high - third)) {
      high -= third;
    } else {
      low += third;
    }
  }
  return (low + high) / 2;
}

}  // namespace

ChanceModel fitted_chances(const ScoredSet& set) {
  const Results results = results_of(set);
  const auto lead_for = [&](double slope) {
    return least_of(0, 1000, [&](double lead) { return loss_of({lead, slope}, results); });
  };
  const double slope = std::exp(least_of(std::log(10.0), std::log(2000.0), [&](double log_slope) {
    const double slope_here = std::exp(log_slope);
    return loss_of({lead_for(slope_here), slope_here}, results);
  }));
  return {lead_for(slope), slope};
}

double loss_of(const ChanceModel& model, const ScoredSet& set) {
  return loss_of(model, results_of(set));
}

double largest_error(const ChanceModel& model, const ScoredSet& set) {
  constexpr std::size_t parts = 10;
  std::vector<std::pair<int, double>> points;  // score, points made
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (set[i].half_points >= 0) points.emplace_back(set[i].score, set[i].half_points / 2.0);
  }
  std::sort(points.begin(), points.end());
  double largest = 0;
  for (std::size_t part = 0; part < parts; ++part) {
    const std::size_t from = points.size() * part / parts;
    const std::size_t to = points.size() * (part + 1) / parts;
    double difference = 0;
    for (std::size_t i = from; i < to; ++i) {
      const auto chances = exact_chances(model, points[i].first);
      difference += chances[2] + chances[1] / 2 - points[i].second;
    }
    if (to > from)
      largest = std::max(largest, std::abs(difference) / static_cast<double>(to - from));
  }
  return largest;
}

}  // namespace camlann::train
