#pragma once
// When the time of a game runs out unless somebody moves: for all timed games, whether they are in
// memory or not. Only on the games' thread.

#include <cstddef>
#include <functional>
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

/// A game whose time runs out at `at`, by the clock of timed games, and whose turn its thread works
/// in then.
struct Deadline {
  std::string game;
  std::string player;
  Millis at = 0;

  bool operator==(const Deadline&) const = default;
};

class Deadlines {
 public:
  /// In place of what was there for this game.
  void set(Deadline deadline);
  void remove(const std::string& game);

  [[nodiscard]] std::optional<Millis> next() const;
  /// Takes out those that have come, the earliest first.
  [[nodiscard]] std::vector<Deadline> take_due(Millis now);

 private:
  std::set<std::pair<Millis, std::string>> order_;
  std::unordered_map<std::string, Deadline> by_game_;
};

}  // namespace camlann::server
