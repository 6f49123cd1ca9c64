#include "server/game_cache.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/game_state.hpp"
#include "server/log.hpp"
#include "server/secret.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

Failure no_such_game(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such game", id, "one of your games");
}

}  // namespace

Result<View> view_at(const LiveGame& game, std::int64_t version) {
  if (version == game.state.version()) return std::make_shared<const GameView>(game.state.view());
  const std::span entries(game.entries.data(), static_cast<std::size_t>(version));
  auto state = GameState::replay(game.meta, entries);
  if (!state) return Failure(state.error());
  return std::make_shared<const GameView>(state->view());
}

GameCache::GameCache(Store& store, std::size_t most, Log log)
    : store_(store), most_(most), log_(std::move(log)) {}

Result<LiveGame*> GameCache::find(const std::string& id) {
  if (LiveGame* live = in_memory(id); live != nullptr) {
    live->last_use = ++uses_;
    return live;
  }
  auto stored = store_.load(id);
  if (!stored && stored.error().code == ErrorCode::syntax) {
    const auto what = to_text(stored.error());
    log_(Severity::error, "game-unreadable",
         {{"game", std::string_view(id)}, {"what", std::string_view(what)}});
    return failure(ErrorCode::io, "This game can no longer be read", id);
  }
  if (!stored) return Failure(stored.error());
  std::optional<StoredGame> kept = std::move(*stored);
  if (!kept) return no_such_game(id);
  auto& game = add(kept->meta, std::move(kept->state));
  game.entries = std::move(kept->entries);
  return &game;
}

Result<LiveGame*> GameCache::find_own(const Asker& asker) {
  if (!is_name(asker.game, game_id_length)) return no_such_game(asker.game);
  auto game = find(asker.game);
  if (game && (*game)->meta.player != asker.player) return no_such_game(asker.game);
  return game;
}

LiveGame* GameCache::in_memory(const std::string& id) {
  const auto live = live_.find(id);
  return live == live_.end() ? nullptr : &live->second;
}

LiveGame& GameCache::add(const GameMeta& meta, GameState state) {
  LiveGame game{meta, {}, std::move(state), ++uses_, {}};
  return live_.emplace(meta.id, std::move(game)).first->second;
}

void GameCache::trim() {
  if (live_.size() <= most_) return;
  std::vector<std::pair<std::uint64_t, std::string>> idle;
  for (const auto& [id, game] : live_) {
    if (game.awaiting_answer.empty()) idle.emplace_back(game.last_use, id);
  }
  // A quarter at once, so that the next rounds need not look.
  const auto keep = most_ - most_ / 4;
  const auto drop = std::min(idle.size(), live_.size() - keep);
  std::sort(idle.begin(), idle.end());
  for (std::size_t i = 0; i < drop; ++i) live_.erase(idle[i].second);
}

}  // namespace camlann::server
