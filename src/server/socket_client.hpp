#pragma once
// One end of the socket of doc/protocol/socket.md without the network: what a client's message
// does, and how much of it one client may ask. Used by net/, one object a connection, on its
// thread.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/games.hpp"
#include "server/limits.hpp"
#include "server/token_bucket.hpp"

namespace camlann::server {

class SocketClient {
 public:
  /// `watcher` gets all answers; it is given up with forget().
  SocketClient(Games& games, const Limits& limits, std::string player,
               std::shared_ptr<Watcher> watcher, SteadyClock now);

  /// False: too many messages, the connection is to be closed.
  [[nodiscard]] bool on_message(std::string_view text);

  /// To be called once the connection is gone.
  void forget();

 private:
  void watch(const std::string& game, std::int64_t version);
  void unwatch(const std::string& game);

  Games& games_;
  const Limits& limits_;
  const std::string player_;
  std::shared_ptr<Watcher> watcher_;
  const SteadyClock now_;
  std::vector<std::string> watched_;
  TokenBucket messages_;
};

}  // namespace camlann::server
