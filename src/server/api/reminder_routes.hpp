#pragma once
// /api/reminders: how a player is told of what waits for him while he is not looking. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/reminders/contacts.hpp"

namespace camlann::server {

class ReminderRoutes {
 public:
  /// Must outlive it; null where this server reminds nobody.
  ReminderRoutes(Contacts* contacts, const Limits& limits, const SteadyClock& now);

  void handle(const Call& call, std::string_view rest) const;

 private:
  void subscribe(const Call& call) const;
  void unsubscribe(const Call& call) const;
  void wishes(const Call& call) const;

  Contacts* const contacts_;
  mutable AddressBuckets changes_;
};

}  // namespace camlann::server
