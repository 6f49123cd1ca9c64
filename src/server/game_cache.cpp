#include "server/game_cache.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/game_state.hpp"
#include "server/kept_game.hpp"
#include "server/log.hpp"
#include "server/secret.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

Failure no_such_game(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such game", id, "one of your games");
}

}  // namespace

void LiveGame::add(Entry entry) {
  whole_.reset();
  step_.reset();
  KeptGame::add(std::move(entry));
}

View LiveGame::whole() {
  if (!whole_) whole_ = view_of(*this, version());
  return whole_;
}

View LiveGame::step() {
  if (version() == 1) return whole();
  if (!step_) step_ = view_of(*this, version(), version() - 1);
  return step_;
}

View LiveGame::since(std::int64_t have) {
  if (have < 1 || at(have) == nullptr) return whole();
  return have + 1 == version() ? step() : view_of(*this, version(), have);
}

GameCache::GameCache(Store& store, std::size_t most, std::size_t most_events, Log log)
    : store_(store), most_(most), most_events_(most_events), log_(std::move(log)) {}

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
  std::optional<KeptGame> kept = std::move(*stored);
  if (!kept) return no_such_game(id);
  return &add(std::move(*kept));
}

Result<LiveGame*> GameCache::find_own(const Asker& asker) {
  if (!is_name(asker.game, game_id_length)) return no_such_game(asker.game);
  auto game = find(asker.game);
  if (game && (*game)->meta.player != asker.player) return no_such_game(asker.game);
  if (game) (*game)->address = asker.address;
  return game;
}

Result<LiveGame*> GameCache::find_finished(const std::string& id) {
  if (!is_name(id, game_id_length)) return no_such_game(id);
  auto game = find(id);
  if (game && !(*game)->state.board().over()) return no_such_game(id);
  return game;
}

LiveGame* GameCache::in_memory(const std::string& id) {
  const auto live = live_.find(id);
  return live == live_.end() ? nullptr : &live->second;
}

LiveGame& GameCache::add(KeptGame game) {
  ++came_;
  const auto id = game.meta.id;
  auto& live = live_.emplace(id, std::move(game)).first->second;
  live.last_use = ++uses_;
  return live;
}

void GameCache::trim() {
  // Games that go on grow slowly: a look now and then is enough.
  constexpr std::size_t some = 8;
  if (came_ < some && live_.size() <= most_) return;
  came_ = 0;
  std::size_t events = 0;
  for (const auto& [id, game] : live_) events += game.entries.size();
  if (live_.size() <= most_ && events <= most_events_) return;

  std::vector<std::pair<std::uint64_t, std::string>> idle;
  for (const auto& [id, game] : live_) {
    if (game.awaiting_answer.empty()) idle.emplace_back(game.last_use, id);
  }
  std::sort(idle.begin(), idle.end());
  // A quarter at once, so that the next rounds need not look.
  for (const auto& [use, id] : idle) {
    if (live_.size() <= most_ - most_ / 4 && events <= most_events_ - most_events_ / 4) return;
    const auto oldest = live_.find(id);
    events -= oldest->second.entries.size();
    live_.erase(oldest);
  }
}

}  // namespace camlann::server
