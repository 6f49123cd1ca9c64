#pragma once
// /api/tournaments/ID/chat, /remove-line, /close-chat and /mute: the chat at an event. Thread-safe.

#include <string>
#include <string_view>

#include "server/api/call.hpp"
#include "server/api/chat_rules.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/event_chat.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class EventChatRoutes {
 public:
  /// The first two must outlive this.
  EventChatRoutes(Games& games, const Visitors& visitors, const Limits& limits,
                  const SteadyClock& now)
      : games_(games),
        visitors_(visitors),
        rules_(visitors.directory().sanctions(), limits, now),
        changes_(limits.tournament_changes_per_address, now) {}

  /// Handles these paths; false for anything else.
  [[nodiscard]] bool handle(const Call& call, const std::string& id, std::string_view what) const;

 private:
  [[nodiscard]] EventSpeaker speaker(const Call& call) const;
  void read(const Call& call, const std::string& id) const;
  void say(const Call& call, const std::string& id) const;
  void change(const Call& call, const std::string& id, std::string_view what) const;

  Games& games_;
  const Visitors& visitors_;
  const ChatRules rules_;
  mutable AddressBuckets changes_;
};

}  // namespace camlann::server
