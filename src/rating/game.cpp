#include "rating/game.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rating/glicko.hpp"

namespace camlann::rating {

namespace {

constexpr double squared(double x) {
  return x * x;
}

/// The average of a side's members, with the variance of that average.
struct Side {
  int members = 0;
  double rating = 0;
  double variance = 0;
};

std::vector<Side> sides_of(const std::vector<Sitter>& sitters) {
  std::vector<Side> sides;
  for (const Sitter& sitter : sitters) {
    sides.resize(std::max<std::size_t>(sides.size(), sitter.side + 1));
    Side& side = sides[sitter.side];
    ++side.members;
    side.rating += sitter.before.rating;
    side.variance += squared(idle(sitter.before, sitter.periods).deviation);
  }
  for (Side& side : sides) {
    if (side.members == 0) continue;
    side.rating /= side.members;
    side.variance /= squared(side.members);
  }
  return sides;
}

/// Returns a game against another side from the view of one team member: the strength that the
/// partners add, and its uncertainty, are attributed to the opponent.
Bout bout_of(const Sitter& sitter, const Side& own, const Side& other) {
  const double deviation = idle(sitter.before, sitter.periods).deviation;
  const double partners = std::max(0.0, own.variance - squared(deviation / own.members));
  Bout bout;
  bout.opponent.rating = sitter.before.rating + other.rating - own.rating;
  bout.opponent.deviation = std::sqrt(other.variance + partners);
  bout.share = 1.0 / own.members;
  return bout;
}

}  // namespace

std::vector<Glicko> after_game(const std::vector<Sitter>& sitters, std::uint8_t winners) {
  const std::vector<Side> sides = sides_of(sitters);
  const auto played =
      std::count_if(sides.begin(), sides.end(), [](const Side& side) { return side.members > 0; });
  const auto wins = [&](std::size_t side) { return (winners >> side & 1) != 0; };
  std::vector<Glicko> after_it;
  for (const Sitter& sitter : sitters) {
    std::vector<Bout> bouts;
    for (std::size_t side = 0; side < sides.size(); ++side) {
      const bool undecided = winners != 0 && wins(side) == wins(sitter.side);
      if (side == sitter.side || sides[side].members == 0 || undecided) continue;
      Bout bout = bout_of(sitter, sides[sitter.side], sides[side]);
      bout.score = winners == 0 ? 0.5 : static_cast<double>(wins(sitter.side));
      bout.weight = 1.0 / static_cast<double>(played - 1);
      bouts.push_back(bout);
    }
    after_it.push_back(sitter.fixed ? sitter.before : after(sitter.before, bouts, sitter.periods));
  }
  return after_it;
}

Speed speed_of(std::int64_t base_ms, std::int64_t increment_ms) {
  constexpr std::int64_t moves = 40;
  constexpr std::int64_t fast_below = 600'000;
  return base_ms + moves * increment_ms < fast_below ? Speed::fast : Speed::slow;
}

}  // namespace camlann::rating
