#include "server/watchers.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/limits.hpp"
#include "server/messages.hpp"
#include "server/outbox.hpp"

namespace camlann::server {

Watchers::Watchers(Outbox& outbox, const Limits& limits) : outbox_(outbox), limits_(limits) {}

void Watchers::add(const LiveGame& game, std::int64_t version,
                   const std::shared_ptr<Watcher>& watcher) {
  const auto& id = game.meta.id;
  const auto now = game.state.version();
  auto& watchers = watchers_[id];
  if (std::find(watchers.begin(), watchers.end(), watcher) == watchers.end()) {
    watchers.push_back(watcher);
  }
  outbox_.tell(watcher, watching_message(id, now));
  if (version == now) return;

  auto missed =
      version >= 1 && version < now ? missed_since(game, version) : Result<std::vector<Message>>{};
  if (!missed) return outbox_.tell(watcher, error_message(missed.error(), id));
  if (missed->empty()) missed->push_back(state_message(game.state.view()));
  for (auto& message : *missed) outbox_.tell(watcher, std::move(message));
}

void Watchers::remove(const std::string& game, const std::shared_ptr<Watcher>& watcher) {
  const auto found = watchers_.find(game);
  if (found == watchers_.end()) return;
  std::erase(found->second, watcher);
  if (found->second.empty()) watchers_.erase(found);
}

void Watchers::publish(const play::Event& event, const GameView& view) {
  const auto found = watchers_.find(view.meta.id);
  if (found == watchers_.end()) return;
  const auto message = event_message(kind_of(event), view);
  for (const auto& watcher : found->second) outbox_.tell(watcher, message);
}

Result<std::vector<Message>> Watchers::missed_since(const LiveGame& game,
                                                    std::int64_t version) const {
  std::vector<Message> messages;
  const auto first = static_cast<std::size_t>(version);
  if (game.entries.size() - first > limits_.missed_events) return messages;
  auto state = GameState::replay(game.meta, std::span(game.entries.data(), first));
  if (!state) return Failure(state.error());
  std::size_t bytes = 0;
  for (const auto& entry : std::span(game.entries).subspan(first)) {
    state->apply(entry);
    messages.push_back(event_message(kind_of(entry.event), state->view()));
    bytes += messages.back()->size();
    if (bytes > limits_.missed_bytes) return std::vector<Message>{};
  }
  return messages;
}

}  // namespace camlann::server
