#pragma once
// /api/games/ID/chat and /mute: the chat of a game. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/api/chat_rules.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class ChatRoutes {
 public:
  /// All arguments must outlive this.
  ChatRoutes(Games& games, const Sanctions& sanctions, const Limits& limits, const SteadyClock& now)
      : games_(games), rules_(sanctions, limits, now) {}

  /// `what` is "chat" or "mute".
  void handle(const Call& call, std::string_view what, const GameRequest& game_request) const;

 private:
  Games& games_;
  const ChatRules rules_;
};

}  // namespace camlann::server
