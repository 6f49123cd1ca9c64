#include "server/services/games/live_games.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include "server/model/game_state.hpp"

namespace camlann::server {

void LiveGames::add(const GameMeta& meta) {
  if (!meta.time || !meta.time->live() || !meta.shared()) return;
  if (began_.emplace(meta.id, meta.created).second) order_.emplace(meta.created, meta.id);
}

void LiveGames::remove(const std::string& game) {
  const auto found = began_.find(game);
  if (found == began_.end()) return;
  order_.erase({found->second, game});
  began_.erase(found);
}

std::vector<std::string> LiveGames::newest(std::size_t most) const {
  std::vector<std::string> ids;
  for (auto at = order_.begin(); at != order_.end() && ids.size() < most; ++at) {
    ids.push_back(at->second);
  }
  return ids;
}

}  // namespace camlann::server
