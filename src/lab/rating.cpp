#include "lab/rating.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "base/random.hpp"
#include "lab/match_statistics.hpp"

namespace camlann {
namespace {

constexpr double half_point = 0.5;  // for each side of an encounter, whatever the results
constexpr int samples = 400;
constexpr int most_rounds = 20'000;
constexpr double precision = 1e-7;  // of a strength, relative

int count(const PairCounts& pairs) {
  return std::accumulate(pairs.begin(), pairs.end(), 0);
}

/// Returns the points of the first player.
double points(const PairCounts& pairs) {
  double sum = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) sum += pairs[i] * static_cast<double>(i) / 2;
  return sum;
}

/// Returns the Elo of each player above player 0. D. Hunter, "MM algorithms for generalized
/// Bradley-Terry models", 2004: each strength becomes points / sum over encounters of games / (own
/// + other strength).
std::vector<double> elos(std::size_t players, const std::vector<Encounter>& encounters) {
  std::vector<double> strength(players, 1);
  std::vector<double> won(players, 0);
  for (const Encounter& met : encounters) {
    const double first = points(met.pairs);
    won[met.first] += first + half_point;
    won[met.second] += 2 * count(met.pairs) - first + half_point;
  }
  for (int round = 0; round < most_rounds; ++round) {
    std::vector<double> weight(players, 0);
    for (const Encounter& met : encounters) {
      const double games = 2 * count(met.pairs) + 2 * half_point;
      const double share = games / (strength[met.first] + strength[met.second]);
      weight[met.first] += share;
      weight[met.second] += share;
    }
    double change = 0;
    for (std::size_t i = 0; i < players; ++i) {
      if (weight[i] == 0) continue;
      const double now = won[i] / weight[i];
      change = std::max(change, std::abs(now / strength[i] - 1));
      strength[i] = now;
    }
    if (change < precision) break;
  }
  std::vector<double> result(players);
  for (std::size_t i = 0; i < players; ++i) {
    result[i] = 400 * std::log10(strength[i] / strength[0]);
  }
  return result;
}

/// Returns a bootstrap sample of the same size.
PairCounts redrawn(const PairCounts& pairs, Random& random) {
  PairCounts result{};
  const auto all = static_cast<std::uint32_t>(count(pairs));
  for (std::uint32_t i = 0; i < all; ++i) {
    auto lot = static_cast<int>(random.below(all));
    std::size_t kind = 0;
    while (lot >= pairs[kind]) lot -= pairs[kind++];
    ++result[kind];
  }
  return result;
}

Interval middle_95(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t cut = values.size() / 40;
  return {values[cut], values[values.size() - 1 - cut]};
}

double step(const std::vector<double>& elo, std::size_t i) {
  return i == 0 ? 0 : elo[i] - elo[i - 1];
}

}  // namespace

std::vector<Rating> rate(std::size_t players, const std::vector<Encounter>& encounters,
                         std::uint64_t seed) {
  std::vector<std::vector<double>> levels(players);
  std::vector<std::vector<double>> steps(players);
  Random random(seed);
  for (int sample = 0; sample < samples; ++sample) {
    std::vector<Encounter> drawn = encounters;
    for (Encounter& met : drawn) met.pairs = redrawn(met.pairs, random);
    const std::vector<double> elo = elos(players, drawn);
    for (std::size_t i = 0; i < players; ++i) {
      levels[i].push_back(elo[i]);
      steps[i].push_back(step(elo, i));
    }
  }
  const std::vector<double> elo = elos(players, encounters);
  std::vector<Rating> ratings;
  ratings.reserve(players);
  for (std::size_t i = 0; i < players; ++i) {
    ratings.push_back({elo[i], middle_95(levels[i]), step(elo, i), middle_95(steps[i])});
  }
  return ratings;
}

bool are_linked(std::size_t players, const std::vector<Encounter>& encounters) {
  std::vector<bool> linked(players, false);
  if (players > 0) linked[0] = true;
  for (std::size_t round = 0; round < players; ++round) {
    for (const Encounter& met : encounters) {
      if (count(met.pairs) == 0 || linked[met.first] == linked[met.second]) continue;
      linked[met.first] = linked[met.second] = true;
    }
  }
  return std::all_of(linked.begin(), linked.end(), [](bool is) { return is; });
}

}  // namespace camlann
