#pragma once
// /api/games/ID/chat and /mute: what is said at a game. Thread-safe.

#include <string_view>

#include "server/game_cache.hpp"
#include "server/games.hpp"
#include "server/routes/call.hpp"

namespace camlann::server {

class ChatRoutes {
 public:
  explicit ChatRoutes(Games& games) : games_(games) {}

  /// `what` is "chat" or "mute".
  void handle(const Call& call, std::string_view what, const Asker& asker) const;

 private:
  Games& games_;
};

}  // namespace camlann::server
