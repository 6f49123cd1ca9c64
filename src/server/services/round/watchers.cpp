#include "server/services/round/watchers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "play/seating.hpp"
#include "play/state.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/play_clock.hpp"
#include "server/messages/game.hpp"
#include "server/messages/game_views.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

namespace {

/// True if the last event has started a live clock of this player's.
bool has_running_clock(const LiveGame& game, const std::string& player) {
  if (!game.meta.time || !game.meta.time->live()) return false;
  const auto turn = game.state.play().clocks.turn();
  return turn && game.meta.seats_for(player).has(*turn);
}

}  // namespace

Watchers::Watchers(Outbox& outbox, const PlayClock& play_clock, const Limits& limits)
    : outbox_(outbox), play_clock_(play_clock), limits_(limits) {}

void Watchers::add(LiveGame& game, const std::string& player, const WatchWish& wish,
                   const std::shared_ptr<Watcher>& watcher) {
  const auto& id = game.meta.id;
  remove(id, watcher);
  auto sight = game.seen_by(player);
  auto& listed = watchers_[id].emplace_back(Listed{watcher, player, wish.deltas, wish.version});
  (void)note_told(id, listed, sight.version());
  outbox_.tell(watcher, watching_message(id, sight.version(), play_clock_.told()));
  tell_since(sight, wish, watcher);
}

void Watchers::tell_clock(LiveGame& game) {
  const auto found = watchers_.find(game.meta.id);
  if (found == watchers_.end()) return;
  for (const auto& listed : found->second) {
    const auto version = game.seen_by(listed.player).version();
    outbox_.tell(listed.watcher, watching_message(game.meta.id, version, play_clock_.told()));
  }
}

void Watchers::remove(const std::string& game, const std::shared_ptr<Watcher>& watcher) {
  const auto found = watchers_.find(game);
  if (found == watchers_.end()) return;
  std::erase_if(found->second, [&](const Listed& listed) { return listed.watcher == watcher; });
  if (found->second.empty()) watchers_.erase(found);
}

std::vector<std::string> Watchers::watched() const {
  std::vector<std::string> ids;
  ids.reserve(watchers_.size());
  for (const auto& [id, listed] : watchers_) ids.push_back(id);
  return ids;
}

void Watchers::publish(LiveGame& game) {
  const auto found = watchers_.find(game.meta.id);
  if (found == watchers_.end()) return;
  std::array<std::optional<std::vector<Payload>>, 4> made;  // shared by watchers
  for (auto& listed : found->second) {
    const auto& [watcher, player, deltas, told] = listed;
    const auto sight = game.seen_by(player);
    const auto before = note_told(game.meta.id, listed, sight.version());
    if (before != sight.before()) {
      tell_since(sight, {before, deltas}, watcher);
      continue;
    }
    auto& messages = made[(game.is_late_for(player) ? 2U : 0U) + (deltas ? 1U : 0U)];
    if (!messages) messages = news(sight, deltas);
    const bool timed = has_running_clock(game, player);
    for (const auto& message : *messages) {
      if (timed) {
        outbox_.tell_timed(watcher, message);
      } else {
        outbox_.tell(watcher, message);
      }
    }
  }
}

void Watchers::tell_since(GameForViewer sight, const WatchWish& wish,
                          const std::shared_ptr<Watcher>& watcher) {
  if (wish.version == sight.version()) return;
  auto messages = missed(sight.game(), wish);
  if (messages.empty()) messages.push_back(state_message(*sight.whole()));
  for (auto& message : messages) outbox_.tell(watcher, std::move(message));
}

std::int64_t Watchers::note_told(const std::string& game, Listed& listed, std::int64_t version) {
  told_.push_back({game, listed.watcher.get(), listed.told});
  return std::exchange(listed.told, version);
}

void Watchers::next_round(bool saved) {
  if (!saved) {
    for (const auto& note : std::views::reverse(told_)) {
      const auto found = watchers_.find(note.game);
      if (found == watchers_.end()) continue;
      for (auto& listed : found->second) {
        if (listed.watcher.get() == note.watcher) listed.told = note.had;
      }
    }
  }
  told_.clear();
}

void Watchers::tell_missed(LiveGame& game) {
  const auto found = watchers_.find(game.meta.id);
  if (found == watchers_.end()) return;
  for (auto& listed : found->second) {
    const auto sight = game.seen_by(listed.player);
    const auto before = note_told(game.meta.id, listed, sight.version());
    tell_since(sight, {before, listed.deltas}, listed.watcher);
  }
}

std::vector<Payload> Watchers::news(GameForViewer sight, bool deltas) const {
  if (sight.version() == sight.before()) return {};
  if (sight.version() == sight.before() + 1) {
    const auto kind = kind_of(sight.game().entries.back().event);
    return {event_message(kind, deltas ? *sight.step() : *sight.whole())};
  }
  auto messages = missed(sight.game(), {sight.before(), deltas});
  if (messages.empty()) messages.push_back(state_message(*sight.whole()));
  return messages;
}

std::optional<Millis> Watchers::round_trip(const std::string& game,
                                           const std::string& player) const {
  std::optional<Millis> slowest;
  const auto found = watchers_.find(game);
  if (found == watchers_.end()) return slowest;
  for (const auto& listed : found->second) {
    if (listed.player == player) slowest = std::max(slowest, listed.watcher->round_trip());
  }
  return slowest;
}

void Watchers::add(const std::string& invitation, const std::shared_ptr<Watcher>& watcher) {
  remove(invitation, watcher);
  watchers_[invitation].push_back({watcher, {}});
}

void Watchers::publish(const std::string& invitation, const Payload& message) {
  const auto found = watchers_.find(invitation);
  if (found == watchers_.end()) return;
  for (const auto& listed : found->second) outbox_.tell(listed.watcher, message);
}

void Watchers::publish(const std::string& game, const Payload& message, const MayHear& may_hear) {
  const auto found = watchers_.find(game);
  if (found == watchers_.end()) return;
  for (const auto& listed : found->second) {
    if (may_hear(listed.player)) outbox_.tell(listed.watcher, message);
  }
}

void Watchers::tell_now(const std::string& game, const Payload& message) const {
  const auto found = watchers_.find(game);
  if (found == watchers_.end()) return;
  for (const auto& listed : found->second) listed.watcher->deliver(message);
}

void Watchers::tell_now(const std::string& game, const Payload& message,
                        const MayHear& may_hear) const {
  const auto found = watchers_.find(game);
  if (found == watchers_.end()) return;
  for (const auto& listed : found->second) {
    if (may_hear(listed.player)) listed.watcher->deliver(message);
  }
}

std::vector<Payload> Watchers::missed(const KeptGame& game, const WatchWish& wish) const {
  std::vector<Payload> messages;
  const auto many = static_cast<std::int64_t>(limits_.missed_events);
  if (wish.version < 1 || game.version() - wish.version > many) return messages;
  if (game.at(wish.version) == nullptr) return messages;
  std::size_t bytes = 0;
  for (auto version = wish.version + 1; version <= game.version(); ++version) {
    const auto view = wish.deltas ? view_of(game, version, version - 1) : view_of(game, version);
    const auto& event = game.entries[static_cast<std::size_t>(version - 1)].event;
    messages.push_back(event_message(kind_of(event), *view));
    bytes += messages.back()->size();
    if (bytes > limits_.missed_bytes) return {};
  }
  return messages;
}

}  // namespace camlann::server
