#pragma once
// Which live games everybody may find and watch: those of strangers who were paired or took an open
// seat, of tournaments, and all that are rated. A game by a link is found by who has the link.
// Only on the games' thread.

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
  /// A game that has begun, if it has a clock and people play it from screens of their own.
  void add(const GameMeta& meta);
  /// It is over, or there is no such game after all.
  void remove(const std::string& game);
  /// The ids of the `most` that began last, the newest first.
  [[nodiscard]] std::vector<std::string> newest(std::size_t most) const;

 private:
  std::set<std::pair<Millis, std::string>, std::greater<>> order_;
  std::unordered_map<std::string, Millis> began_;
};

}  // namespace camlann::server
