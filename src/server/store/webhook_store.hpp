#pragma once
// Webhooks of clubs, and their queue of events. WebhookStore is a part of Store, on the games'
// thread: an event is written with the change that it is about. WebhookQueue is the connection of
// the thread that sends them.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/webhook.hpp"

namespace camlann::server {

class WebhookStore {
 public:
  /// The database must outlive this.
  explicit WebhookStore(database::Database& database) : database_(database) {}

  /// Adds an event in a transaction of the caller, if its club has a webhook that works. Counts it
  /// as missed if too many wait.
  [[nodiscard]] Result<void> add(const WebhookEvent& event);
  /// Writes or removes the webhook of a club, likewise.
  [[nodiscard]] Result<void> change(std::string_view club, const WebhookChange& change);
  /// Removes the webhook and its events, likewise.
  [[nodiscard]] Result<void> remove(std::string_view club);

  [[nodiscard]] Result<std::optional<Webhook>> find(std::string_view club);
  /// True also if the store cannot be read.
  [[nodiscard]] bool listens(std::string_view club);
  /// Returns the newest deliveries, the newest first.
  [[nodiscard]] Result<std::vector<WebhookDelivery>> deliveries(std::string_view club);

 private:
  database::Database& database_;
};

/// An event that is to be sent now.
struct DueWebhook {
  std::string club;
  std::int64_t number = 0;
  std::string id;
  WebhookKind kind{};
  Millis at = 0;
  int tries = 0;
  std::string body;
  std::string url;
  std::string secret;
  std::optional<Millis> failing;
};

class WebhookQueue {
 public:
  [[nodiscard]] static Result<WebhookQueue> open(const database::Address& address);

  /// Returns what is due, at most one event and one test of each club: an event waits for those
  /// before it.
  [[nodiscard]] Result<std::vector<DueWebhook>> due(Millis now, int most);
  /// The event has arrived; those that wait for it are due now.
  [[nodiscard]] Result<void> taken(const DueWebhook& event, int status, Millis now);
  /// The try has failed; the next one is due then. A test has no other try.
  [[nodiscard]] Result<void> failed(const DueWebhook& event, int status, Millis now, Millis again);
  /// Stops the webhook: nothing more is sent, and what waits is given up.
  [[nodiscard]] Result<void> stop(const DueWebhook& event, int status, Millis now);

 private:
  explicit WebhookQueue(database::Database database) : database_(std::move(database)) {}

  database::Database database_;
};

}  // namespace camlann::server
