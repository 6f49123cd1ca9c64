#include "games/camelot/standing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

constexpr int race_steps = 5;  // of each piece that has to arrive

/// Returns the sum of one row of weights, each times its count.
template <std::size_t Size>
double sum_of(const std::array<double, Size>& times, const std::array<int, Size>& weights) {
  return std::inner_product(times.begin(), times.end(), weights.begin(), 0.0);
}

Standing weighed(const StageOf<double>& times, const StageOf<int>& weights) {
  return {
      sum_of(times.man_at, weights.man_at) + sum_of(times.knight_at, weights.knight_at),
      sum_of(times.man_file, weights.man_file) + sum_of(times.knight_file, weights.knight_file),
      sum_of(times.guards, weights.guards),
      sum_of(times.pressure, weights.pressure) + sum_of(times.breakthrough, weights.breakthrough)};
}

Standing between(const Standing& few, const Standing& many, double share) {
  const auto value = [&](double Standing::* theme) {
    return few.*theme + (many.*theme - few.*theme) * share;
  };
  return {value(&Standing::places), value(&Standing::middle), value(&Standing::guarding),
          value(&Standing::attack)};
}

/// Returns the steps of each piece, sorted.
std::vector<int> sorted_steps(const Steps& steps, const SquareSet& pieces) {
  std::vector<int> sorted;
  pieces.for_each([&](Square square) { sorted.push_back(steps[index_of(square)]); });
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

}  // namespace

Standing standing_of(const Variant& variant, const Position& pos, Seat seat) {
  const Layout layout(variant);
  const StageOf<double> times = times_of(variant, layout, pos, seat);
  const double many =
      static_cast<double>(pos.pieces[0].size() + pos.pieces[1].size()) / (2 * variant.men_per_seat);
  Standing standing =
      between(weighed(times, variant.weights->few), weighed(times, variant.weights->many), many);
  const SquareSet& own = pos.pieces[index_of(seat)];
  const auto home = sorted_steps(layout.to_castle[index_of(seat)], own);
  standing.guards =
      static_cast<int>(std::upper_bound(home.begin(), home.end(), guard_steps) - home.begin());
  auto ahead = sorted_steps(layout.to_goal[index_of(seat)], own);
  standing.steps = std::accumulate(ahead.begin(), ahead.end(), 0);
  ahead.resize(std::min(ahead.size(), static_cast<std::size_t>(variant.castle_pieces_to_win)));
  standing.steps_to_win = std::accumulate(ahead.begin(), ahead.end(), 0);
  standing.racing = standing.steps_to_win <= race_steps * variant.castle_pieces_to_win;
  return standing;
}

}  // namespace camlann::camelot
