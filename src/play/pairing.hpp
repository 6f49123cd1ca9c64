#pragma once
// Who plays whom among those who look for an opponent at the same game and time: the nearest in
// strength, and the longer somebody waits, the farther away. Pure; the server keeps who waits and
// asks here, with the present handed in. Thread-safe.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "play/clock.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

struct Seeker {
  std::string id;
  double rating = 0;
  /// How far from it an opponent's may be at most, whatever the wait; nothing: as far as may be.
  std::optional<double> range;
  Millis since = 0;
  std::optional<Seat> last;  // of his last game with this one's two seats

  bool operator==(const Seeker&) const = default;
};

/// By the ids of two seekers: whether they must not meet.
using Apart = std::function<bool(const std::string&, const std::string&)>;

/// At first an opponent is at most so far away, and farther with each second of waiting.
inline constexpr double first_distance = 100;
inline constexpr double distance_per_second = 20;

/// How far away an opponent may be now.
[[nodiscard]] double reach(const Seeker& seeker, Millis now);

/// Whether these two may play each other now: both reach, and each is somebody else.
[[nodiscard]] bool fit(const Seeker& one, const Seeker& other, Millis now);

struct Pair {
  std::string white;
  std::string black;

  bool operator==(const Pair&) const = default;
};

/// Those who play each other now. Whoever waits longest chooses first, the nearest in strength, of
/// equals the one who waits longer; whoever is left has nobody whom he may play. `by_lot` is the
/// seat of the first of a pair where neither had the other colour last. The order of `waiting` does
/// not matter.
[[nodiscard]] std::vector<Pair> pair_up(std::vector<Seeker> waiting, const Apart& apart, Millis now,
                                        const std::function<Seat()>& by_lot);

}  // namespace camlann::play
