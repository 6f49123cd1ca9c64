#pragma once
// /api/games/ID/chat and /mute: the chat of a game. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/chat.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class ChatRoutes {
 public:
  /// All arguments must outlive this.
  ChatRoutes(Games& games, const Sanctions& sanctions, const Limits& limits, const SteadyClock& now)
      : games_(games), sanctions_(sanctions), texts_(limits.texts_per_address, now) {}

  /// `what` is "chat" or "mute".
  void handle(const Call& call, std::string_view what, const GameRequest& game_request) const;

 private:
  /// True if the caller may send free text, not only phrases.
  [[nodiscard]] bool may_write(const Call& call) const;
  /// True if the caller may send this line; otherwise answers the call.
  [[nodiscard]] bool may_say(const Call& call, const Said& said) const;

  Games& games_;
  const Sanctions& sanctions_;
  mutable AddressBuckets texts_;
};

}  // namespace camlann::server
