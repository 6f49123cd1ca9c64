#pragma once
// The rights of callers in chats, at a game or at an event. Thread-safe.

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/chat.hpp"
#include "server/services/accounts/sanctions.hpp"

namespace camlann::server {

class ChatRules {
 public:
  /// `sanctions` must outlive this.
  ChatRules(const Sanctions& sanctions, const Limits& limits, const SteadyClock& now)
      : sanctions_(sanctions), texts_(limits.texts_per_address, now) {}

  /// True if the caller may send free text, not only phrases.
  [[nodiscard]] bool may_write(const Call& call) const;
  /// True if the caller may send this line; otherwise answers the call.
  [[nodiscard]] bool may_say(const Call& call, const Said& said) const;

 private:
  const Sanctions& sanctions_;
  mutable AddressBuckets texts_;
};

}  // namespace camlann::server
