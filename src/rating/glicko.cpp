#include "rating/glicko.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <string>
#include <vector>

namespace camlann::rating {

namespace {

constexpr double scale = 173.7178;  // rating points per unit of the paper's internal scale
constexpr double centre = 1500;
constexpr double precision = 1e-6;  // of the volatility's logarithm, as in the paper

constexpr double square(double x) {
  return x * x;
}

/// A rating on the paper's internal scale.
struct Scaled {
  double mu = 0;
  double phi = 0;
};

Scaled scaled(const Glicko& player) {
  return {(player.rating - centre) / scale, player.deviation / scale};
}

/// Returns the weight of a result, which is smaller against an opponent of uncertain rating.
double damping(double phi) {
  return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi));
}

double expectation(double mu, const Scaled& opponent) {
  return 1 / (1 + std::exp(-damping(opponent.phi) * (mu - opponent.mu)));
}

/// The evidence of the games: the information in them (1/v of step 3), and the sum of the
/// surprises.
struct Evidence {
  double information = 0;
  double surprise = 0;
};

Evidence evidence(double mu, const std::vector<Bout>& bouts) {
  Evidence sum;
  for (const Bout& bout : bouts) {
    const Scaled opponent = scaled(bout.opponent);
    const double g = damping(opponent.phi);
    const double expected = expectation(mu, opponent);
    sum.information += bout.weight * square(bout.share * g) * expected * (1 - expected);
    sum.surprise += bout.weight * bout.share * g * (bout.score - expected);
  }
  return sum;
}

/// Step 5: finds the volatility that explains the surprise best, by the Illinois method.
double next_volatility(double sigma, double phi, double v, double delta) {
  const double a = std::log(square(sigma));
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double spread = square(phi) + v + e;
    return e * (square(delta) - spread) / (2 * square(spread)) - (x - a) / square(tau);
  };
  double low = a;
  double high = std::log(square(delta) - square(phi) - v);
  if (square(delta) <= square(phi) + v) {
    high = a - tau;
    while (f(high) < 0) high -= tau;
  }
  double f_low = f(low);
  double f_high = f(high);
  while (std::abs(high - low) > precision) {
    const double next = low + (low - high) * f_low / (f_high - f_low);
    const double f_next = f(next);
    if (f_next * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = next;
    f_high = f_next;
  }
  return std::exp(low / 2);
}

Glicko limited(Glicko player) {
  player.deviation = std::clamp(player.deviation, lowest_deviation, highest_deviation);
  player.volatility = std::min(player.volatility, highest_volatility);
  return player;
}

}  // namespace

Glicko idle(const Glicko& player, double periods) {
  Glicko later = player;
  later.deviation =
      std::sqrt(square(player.deviation) + periods * square(scale * player.volatility));
  return limited(later);
}

Glicko after(const Glicko& player, const std::vector<Bout>& bouts, double periods) {
  const auto [mu, phi] = scaled(player);
  const Evidence games = evidence(mu, bouts);
  if (games.information <= 0) return idle(player, periods);
  const double v = 1 / games.information;
  Glicko next = player;
  next.volatility = next_volatility(player.volatility, phi, v, v * games.surprise);
  next.volatility = std::min(next.volatility, highest_volatility);
  const double before = square(phi) + periods * square(next.volatility);
  const double variance = 1 / (1 / before + games.information);
  next.rating = centre + scale * (mu + variance * games.surprise);
  next.deviation = scale * std::sqrt(variance);
  return limited(next);
}

double periods_between(std::int64_t from_ms, std::int64_t to_ms) {
  constexpr double ms_per_period = days_per_period * 24 * 60 * 60 * 1000;
  return std::max(0.0, static_cast<double>(to_ms) - static_cast<double>(from_ms)) / ms_per_period;
}

double expected_score(const Glicko& player, const Glicko& opponent) {
  return expectation(scaled(player).mu, scaled(opponent));
}

bool provisional(const Glicko& player) {
  return player.deviation > provisional_above;
}

std::string to_text(const Glicko& player) {
  return std::to_string(std::lround(player.rating)) + (provisional(player) ? "?" : "");
}

}  // namespace camlann::rating
