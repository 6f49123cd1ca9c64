#include "play/pairing.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>
#include <utility>
#include <vector>

#include "play/clock.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

namespace {

double distance(const Seeker& one, const Seeker& other) {
  return std::abs(one.rating - other.rating);
}

/// Gives the first player the other colour than last time, or else the second player; by lot if
/// both had the same colour last or neither has played.
Seat seat_of_first(const Seeker& first, const Seeker& second, const std::function<Seat()>& by_lot) {
  if (first.last == second.last) return by_lot();
  if (first.last) return opponent(*first.last);
  return *second.last;
}

Pair seated(const Seeker& first, const Seeker& second, const std::function<Seat()>& by_lot) {
  const bool white = seat_of_first(first, second, by_lot) == Seat::white;
  return white ? Pair{first.id, second.id} : Pair{second.id, first.id};
}

}  // namespace

double reach(const Seeker& seeker, Millis now) {
  const auto waited = static_cast<double>(std::max<Millis>(now - seeker.since, 0)) /
                      static_cast<double>(one_second);
  const double wide = first_distance + distance_per_second * waited;
  return seeker.range ? std::min(wide, *seeker.range) : wide;
}

bool fit(const Seeker& one, const Seeker& other, Millis now) {
  return one.id != other.id && distance(one, other) <= std::min(reach(one, now), reach(other, now));
}

std::vector<Pair> pair_up(std::vector<Seeker> waiting, const Apart& apart, Millis now,
                          const std::function<Seat()>& by_lot) {
  std::sort(waiting.begin(), waiting.end(), [](const Seeker& a, const Seeker& b) {
    return std::tie(a.since, a.id) < std::tie(b.since, b.id);
  });
  std::vector<Pair> pairs;
  while (waiting.size() > 1) {
    const Seeker first = std::move(waiting.front());
    waiting.erase(waiting.begin());
    auto nearest = waiting.end();
    for (auto other = waiting.begin(); other != waiting.end(); ++other) {
      if (!fit(first, *other, now) || apart(first.id, other->id)) continue;
      if (nearest == waiting.end() || distance(first, *other) < distance(first, *nearest)) {
        nearest = other;
      }
    }
    if (nearest == waiting.end()) continue;
    pairs.push_back(seated(first, *nearest, by_lot));
    waiting.erase(nearest);
  }
  return pairs;
}

}  // namespace camlann::play
