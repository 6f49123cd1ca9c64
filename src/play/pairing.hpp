#pragma once
// Pairs players that want the same game and time control: the nearest in strength first, with a
// range that grows as a player waits. Pure functions; the server keeps the waiting players and
// passes the current time. Thread-safe.

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
  /// The largest rating difference that this player accepts, however long the wait; nothing: no
  /// limit.
  std::optional<double> range;
  Millis since = 0;
  std::optional<Seat> last;  // of the player's last game on this game's two seats

  bool operator==(const Seeker&) const = default;
};

/// True if the two seekers with these ids must not meet.
using Apart = std::function<bool(const std::string&, const std::string&)>;

/// The largest distance at first; it grows with each second of waiting.
inline constexpr double first_distance = 100;
inline constexpr double distance_per_second = 20;

/// Returns the largest distance at which this player can be paired now.
[[nodiscard]] double reach(const Seeker& seeker, Millis now);

/// True if these two may be paired now: they are different players, and each is within reach of the
/// other.
[[nodiscard]] bool fit(const Seeker& one, const Seeker& other, Millis now);

struct Pair {
  std::string white;
  std::string black;

  bool operator==(const Pair&) const = default;
};

/// Returns the pairs that start now. The player with the longest wait chooses first: the nearest in
/// strength, then the one with the longer wait. A player without a permitted opponent stays
/// unpaired. `by_lot` returns the seat of the first player of a pair in which neither had the other
/// colour last. The order of `waiting` does not matter.
[[nodiscard]] std::vector<Pair> pair_up(std::vector<Seeker> waiting, const Apart& apart, Millis now,
                                        const std::function<Seat()>& by_lot);

}  // namespace camlann::play
