#pragma once
// The server side of doc/protocol/socket.md without the network: handles the messages of one client
// and limits them. Used by net/, one object per connection, on the network's thread.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_request.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/studies/studies.hpp"

namespace camlann::server {

class SocketClient final : public SocketTaker {
 public:
  /// `watcher` receives all replies until forget(). `studies` is null on a server without studies.
  SocketClient(Games& games, const Limits& limits, QueueKey queue_key,
               std::shared_ptr<Watcher> watcher, SteadyClock now, Studies* studies = nullptr);

  /// Handles a message; returns close_for_good if the client sends too many.
  [[nodiscard]] Then on_message(std::string_view text) override;
  void forget() override;

 private:
  void watch(const std::string& game, const WatchWish& wish);
  void watch_study(const std::string& study, std::int64_t version);
  void unwatch(const std::string& id);
  void unwatch_game(const std::string& game);
  /// Notes that the client hides the page of this watched game, or shows it again.
  void turn(const std::string& game, bool away);
  void await(const std::string& invitation);
  /// Adds `id` to the watched ids. Returns false and sends an error if there are too many.
  [[nodiscard]] bool list(std::vector<std::string>& watched, const std::string& id);
  [[nodiscard]] GameRequest game_request(const std::string& game) const { return {party_, game}; }

  Games& games_;
  const Limits& limits_;
  const QueueKey party_;
  std::shared_ptr<Watcher> watcher_;
  const SteadyClock now_;
  Studies* const studies_;
  std::vector<std::string> watched_;
  std::vector<std::string> watched_studies_;
  TokenBucket messages_;
};

}  // namespace camlann::server
