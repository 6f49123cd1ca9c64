#pragma once
// When the player to move runs out of time, for all timed games, in memory or not. Only for the
// games' thread.

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"

namespace camlann::server {

/// The moment, by the clock of timed games (play_clock.hpp), at which a game's time runs out.
/// The games' thread then works in the turn of `player`.
struct Deadline {
  std::string game;
  std::string player;
  Millis at = 0;

  bool operator==(const Deadline&) const = default;
};

class Deadlines {
 public:
  /// Replaces the deadline of this game.
  void set(Deadline deadline);
  void remove(const std::string& game);

  [[nodiscard]] std::optional<Millis> next() const;
  /// Removes and returns the deadlines that are due, the earliest first, at most this number.
  [[nodiscard]] std::vector<Deadline> take_due(
      Millis now, std::size_t most = std::numeric_limits<std::size_t>::max());

 private:
  std::set<std::pair<Millis, std::string>> order_;
  std::unordered_map<std::string, Deadline> by_game_;
};

}  // namespace camlann::server
