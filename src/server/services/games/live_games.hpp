#pragma once
// Public live games: games of strangers after pairing or an open seat, games of tournaments, and
// all rated games. Games by a link are not listed. Only on the games' thread.

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

class LiveGames {
 public:
  /// Adds a game that has begun, if it has a clock and its players have separate screens.
  void add(const GameMeta& meta);
  /// Adds a game with a clock and separate screens, which began at this time.
  void add(const std::string& game, Millis began);
  /// Removes a game that is over or was not saved.
  void remove(const std::string& game);
  /// Returns the ids of `most` games behind the newest `skip`, the newest first.
  [[nodiscard]] std::vector<std::string> newest(std::size_t most, std::size_t skip) const;

 private:
  std::set<std::pair<Millis, std::string>, std::greater<>> order_;
  std::unordered_map<std::string, Millis> began_;
};

}  // namespace camlann::server
