#include "server/services/games/live_games.hpp"

#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

void LiveGames::add(const GameMeta& meta) {
  if (!meta.time || !meta.time->live() || !meta.shared()) return;
  add(meta.id, meta.created);
}

void LiveGames::add(const std::string& game, Millis began) {
  if (began_.emplace(game, began).second) order_.emplace(began, game);
}

void LiveGames::remove(const std::string& game) {
  const auto found = began_.find(game);
  if (found == began_.end()) return;
  order_.erase({found->second, game});
  began_.erase(found);
}

std::vector<std::string> LiveGames::newest(std::size_t most, std::size_t skip) const {
  std::vector<std::string> ids;
  if (skip >= order_.size()) return ids;
  for (auto at = std::next(order_.begin(), static_cast<std::ptrdiff_t>(skip));
       at != order_.end() && ids.size() < most; ++at) {
    ids.push_back(at->second);
  }
  return ids;
}

}  // namespace camlann::server
