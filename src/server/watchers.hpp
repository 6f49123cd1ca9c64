#pragma once
// Who watches which game, and what they are told: every event once, with what they have missed
// (doc/protocol/socket.md). Only on the games' thread.

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/limits.hpp"
#include "server/outbox.hpp"

namespace camlann::server {

class Watchers {
 public:
  Watchers(Outbox& outbox, const Limits& limits);

  /// From now on; first it is told what it lacks. `version` is the last one it has.
  void add(const LiveGame& game, std::int64_t version, const std::shared_ptr<Watcher>& watcher);
  void remove(const std::string& game, const std::shared_ptr<Watcher>& watcher);
  /// Tells those who watch the game of an event that led to this view.
  void publish(const play::Event& event, const GameView& view);

 private:
  /// Nothing if they are more, or more bytes, than are told one by one: a watcher that can never
  /// take them all would come back for them again and again.
  [[nodiscard]] Result<std::vector<Message>> missed_since(const LiveGame& game,
                                                          std::int64_t version) const;

  Outbox& outbox_;
  const Limits limits_;
  std::unordered_map<std::string, std::vector<std::shared_ptr<Watcher>>> watchers_;  // by game
};

}  // namespace camlann::server
