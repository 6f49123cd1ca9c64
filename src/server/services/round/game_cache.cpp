#include "server/services/round/game_cache.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/messages/game_views.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/marks.hpp"
#include "server/model/private_text.hpp"
#include "server/services/round/plans.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

/// The time for which a game is read before other requests have their turn. The clock is checked
/// after `events_at_once` events.
constexpr std::chrono::milliseconds slice{1};
constexpr std::size_t events_at_once = 16;
/// The limit for all clients together, because partly read games take memory.
constexpr std::size_t most_half_read = 16;
/// The limit of events that one round drops, because freeing them takes time, too.
constexpr std::size_t most_dropped = 8000;

Failure no_such_game(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such game", id, "one of your games");
}

/// An account may be deleted while one of its requests is answered in portions.
bool sits_in(const GameMeta& meta, const std::string& player) {
  return meta.has(player) &&
         std::none_of(meta.seats.begin(), meta.seats.end(), [&](const auto& one) {
           return one.id == player && one.name == deleted_name;
         });
}

}  // namespace

View GameForViewer::whole() {
  if (!views_.whole) views_.whole = view_of(game_, version());
  return views_.whole;
}

View GameForViewer::opened() {
  if (!views_.opened) views_.opened = opened_view_of(game_);
  return views_.opened;
}

View GameForViewer::step() {
  if (version() == 1) return whole();
  if (!views_.step) views_.step = view_of(game_, version(), version() - 1);
  return views_.step;
}

View GameForViewer::since(std::int64_t have) {
  if (have < 1 || game_.at(have) == nullptr) return whole();
  return have + 1 == version() ? step() : view_of(game_, version(), have);
}

void LiveGame::add(Entry entry) {
  views_ = late_views_ = {};
  if (late) late_before_ = late->version();
  KeptGame::add(std::move(entry));
}

bool LiveGame::is_late_for(const std::string& player) const {
  return late != nullptr && !meta.has(player);
}

GameForViewer LiveGame::seen_by(const std::string& player) {
  return is_late_for(player) ? GameForViewer(*late, late_views_, late_before_) : all();
}

std::size_t LiveGame::weight() const {
  return entries.size() + (late ? late->entries.size() : 0);
}

void LiveGame::rename(const std::string& player, std::string_view name) {
  for (auto& seat : meta.seats) {
    if (seat.id != player) continue;
    seat.name = name;
    seat.guest = false;
  }
  if (late) late->meta.seats = meta.seats;
  views_ = late_views_ = {};
}

GameCache::GameCache(Store& store, std::size_t most, std::size_t most_events, Log log,
                     SteadyClock now)
    : store_(store),
      most_(most),
      most_events_(most_events),
      log_(std::move(log)),
      now_(std::move(now)) {}

Result<LiveGame*> GameCache::find(const std::string& id) {
  if (LiveGame* live = in_memory(id); live != nullptr) {
    live->last_use = ++uses_;
    return live;
  }
  auto half = std::find_if(half_read_.begin(), half_read_.end(),
                           [&](const Reading& other) { return other.game.game.meta.id == id; });
  if (half == half_read_.end() && half_read_.size() < most_half_read) {
    auto opened = store_.open(id);
    if (!opened) return Failure(explain(opened.error(), id));
    std::optional<HalfReadGame> game = std::move(*opened);
    if (!game) return no_such_game(id);
    half = half_read_.insert(half_read_.end(), Reading{std::move(*game), {}});
  }
  // If all places are taken, the oldest game is read on instead. So every request makes progress,
  // and nothing that has been read is discarded for a newcomer.
  if (half == half_read_.end()) half = half_read_.begin();

  HalfRead own;  // freed if memory runs out in between
  const auto next = std::next(half);
  own.splice(own.end(), half_read_, half);
  Reading& reading = own.front();
  const bool asked = reading.game.game.meta.id == id;
  if (const auto read = read_on(reading); !read) {
    if (!asked) return nullptr;  // the requests for that game get the error
    return Failure(explain(read.error(), id));
  }
  if (!reading.whole) {
    half_read_.splice(next, own);
    return nullptr;
  }
  LiveGame& live = add(std::move(reading.game.game),
                       reading.plans ? reading.plans->take() : std::vector<OwnedPlan>{});
  return asked ? &live : nullptr;
}

Result<void> GameCache::read_on(Reading& reading) {
  auto& [game, plans, whole] = reading;
  const auto end = now_() + slice;
  const auto over = [&] { return now_() >= end; };
  while (!game.whole()) {
    if (auto read = store_.read_on(game, events_at_once); !read) return read;
    if (over() && !game.whole()) return {};
  }
  if (!plans && takes_plans(game.game.meta)) {
    TRY(const auto texts, store_.private_texts(game.game.meta.id));
    plans.emplace(game.game, texts);
  }
  whole = !plans || plans->read_on(over);
  return {};
}

Error GameCache::explain(const Error& error, const std::string& id) const {
  if (error.code != ErrorCode::syntax) return error;
  const auto what = to_text(error);
  log_(Severity::error, "game-unreadable",
       {{"game", std::string_view(id)}, {"what", std::string_view(what)}});
  return {ErrorCode::io, "This game can no longer be read", id, {}};
}

Result<LiveGame*> GameCache::find_own(const GameRequest& game_request) {
  if (!is_name(game_request.game, game_id_length)) return no_such_game(game_request.game);
  auto game = find(game_request.game);
  if (!game || *game == nullptr) return game;
  if (!sits_in((*game)->meta, game_request.sender.player)) {
    if (!(*game)->meta.shared()) return no_such_game(game_request.game);
    return failure(ErrorCode::conflict, "You have no seat in this game", game_request.game,
                   "to watch it");
  }
  if (const auto& sender = game_request.sender; (*game)->meta.player == sender.player) {
    (*game)->address = sender.address;
  }
  return game;
}

Result<LiveGame*> GameCache::find_shown(const GameRequest& game_request) {
  if (is_name(game_request.game, game_id_length)) {
    auto game = find(game_request.game);
    if (!game || *game == nullptr || (*game)->meta.shared()) return game;
  }
  return find_own(game_request);
}

Result<LiveGame*> GameCache::find_finished(const GameRequest& game_request) {
  if (!is_name(game_request.game, game_id_length)) return no_such_game(game_request.game);
  auto game = find(game_request.game);
  if (!game || *game == nullptr) return game;
  if (!(*game)->standing().verdict.over()) return no_such_game(game_request.game);
  return game;
}

LiveGame* GameCache::in_memory(const std::string& id) {
  const auto live = live_.find(id);
  return live == live_.end() ? nullptr : &live->second;
}

void GameCache::end_span() {
  uses_long_before_ = uses_before_;
  uses_before_ = uses_;
}

bool GameCache::used_lately(const std::string& id) const {
  const auto live = live_.find(id);
  return live != live_.end() && live->second.last_use > uses_long_before_;
}

LiveGame& GameCache::add(KeptGame game, std::vector<OwnedPlan> plans) {
  ++came_;
  const auto id = game.meta.id;
  auto& live = live_.try_emplace(id, std::move(game), std::move(plans)).first->second;
  live.last_use = ++uses_;
  return live;
}

void GameCache::rename(const std::string& player, std::string_view name) {
  stop_reading(player);
  for (auto game = live_.begin(); game != live_.end();) {
    auto& live = game->second;
    const bool his = live.meta.has(player);
    const bool busy = live.thought_about || !live.awaiting_answer.empty();
    if (his && !live.meta.shared() && !busy) {
      game = live_.erase(game);
      continue;
    }
    if (his) live.rename(player, name);
    ++game;
  }
}

void GameCache::stop_reading(const std::string& player) {
  half_read_.remove_if([&](const Reading& half) { return half.game.game.meta.has(player); });
}

void GameCache::forget_plans(const std::string& player) {
  for (auto& [id, game] : live_) {
    std::erase_if(game.plans, [&](const OwnedPlan& one) { return one.player == player; });
  }
}

void GameCache::trim() {
  // Running games grow slowly, so they are counted only now and then.
  constexpr std::size_t some = 8;
  if (came_ < some && live_.size() <= most_) return;
  came_ = 0;
  std::size_t events = 0;
  for (const auto& [id, game] : live_) events += game.weight();
  if (live_.size() <= most_ && events <= most_events_) return;

  std::vector<std::pair<std::uint64_t, std::string>> idle;
  for (const auto& [id, game] : live_) {
    if (game.awaiting_answer.empty() && !game.thought_about) idle.emplace_back(game.last_use, id);
  }
  std::sort(idle.begin(), idle.end());
  // Frees a quarter, so that the next rounds need not check, unless that takes too long.
  const auto least = events - std::min(events, most_dropped);
  for (const auto& [use, id] : idle) {
    if (live_.size() <= most_ - most_ / 4 && events <= most_events_ - most_events_ / 4) return;
    if (events < least) return;
    const auto oldest = live_.find(id);
    events -= oldest->second.weight();
    live_.erase(oldest);
  }
}

}  // namespace camlann::server
