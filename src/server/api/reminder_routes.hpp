#pragma once
// /api/reminders: push subscriptions and settings for notifications. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/reminders/contacts.hpp"

namespace camlann::server {

class ReminderRoutes {
 public:
  /// All arguments must outlive this; `contacts` is null on a server without notifications.
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
