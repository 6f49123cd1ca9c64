#include "server/store/webhook_store.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/model/webhook.hpp"

namespace camlann::database {

using server::DueWebhook;
using server::Webhook;
using server::WebhookDelivery;
using server::WebhookEvent;

ROW(Webhook, "webhooks", club, url, secret, made, failing, stopped, missed);

ROW(WebhookEvent, "webhook_events", club, id, kind, at, body);

ROW(WebhookDelivery, "webhook_events", id, kind, at, tries, due, status, tried);

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::columns_of;

/// Events of a club that can wait; more are left out.
constexpr int most_waiting_events = 2000;

}  // namespace

Result<void> WebhookStore::add(const WebhookEvent& event) {
  TRY_VOID(database_.run(
      "INSERT INTO webhook_events (club, number, id, kind, at, body, tries, due) SELECT ?1, 1 + "
      "(SELECT coalesce(max(number), 0) FROM webhook_events WHERE club=?1), ?2, ?3, ?4, ?5, 0, ?4 "
      "WHERE EXISTS (SELECT 1 FROM webhooks WHERE club=?1 AND stopped IS NULL) AND (SELECT "
      "count(*) FROM webhook_events WHERE club=?1 AND due IS NOT NULL)<?6",
      event, most_waiting_events));
  return database_.run(
      "UPDATE webhooks SET missed=missed+1 WHERE club=?1 AND stopped IS NULL AND NOT EXISTS "
      "(SELECT 1 FROM webhook_events WHERE club=?1 AND id=?2)",
      event.club, event.id);
}

Result<void> WebhookStore::change(std::string_view club, const WebhookChange& change) {
  if (!change.kept) return remove(club);
  static const std::string sql =
      database::insert_into<Webhook>() +
      "ON CONFLICT (club) DO UPDATE SET url=excluded.url, secret=excluded.secret, "
      "failing=excluded.failing, stopped=excluded.stopped, missed=excluded.missed";
  TRY_VOID(database_.run(sql, *change.kept));
  return database_.run("UPDATE webhook_events SET due=?2 WHERE club=?1 AND due>?2", club,
                       change.kept->made);
}

Result<void> WebhookStore::remove(std::string_view club) {
  TRY_VOID(database_.run("DELETE FROM webhook_events WHERE club=?1", club));
  return database_.run("DELETE FROM webhooks WHERE club=?1", club);
}

Result<std::optional<Webhook>> WebhookStore::find(std::string_view club) {
  return database_.find<Webhook>(database::select_from<Webhook>() + "WHERE club=?1", club);
}

bool WebhookStore::listens(std::string_view club) {
  const auto count =
      database_.value<int>("SELECT count(*) FROM webhooks WHERE club=?1 AND stopped IS NULL", club);
  return !count || *count > 0;
}

Result<std::vector<WebhookDelivery>> WebhookStore::deliveries(std::string_view club) {
  return database_.all<WebhookDelivery>(
      database::select_from<WebhookDelivery>() + "WHERE club=?1 ORDER BY number DESC LIMIT ?2",
      club, most_deliveries);
}

Result<WebhookQueue> WebhookQueue::open(const database::Address& address) {
  TRY(auto database, database::Database::open_shared(address));
  return WebhookQueue(std::move(database));
}

Result<std::vector<DueWebhook>> WebhookQueue::due(Millis now, int most) {
  using Row = std::tuple<std::string, std::int64_t, std::string, WebhookKind, Millis, int,
                         std::string, std::string, std::string, std::optional<Millis>>;
  std::vector<DueWebhook> all;
  TRY_VOID(database_.each<Row>(
      "SELECT e.club, e.number, e.id, e.kind, e.at, e.tries, e.body, w.url, w.secret, w.failing "
      "FROM webhook_events e JOIN webhooks w ON w.club=e.club WHERE w.stopped IS NULL AND "
      "e.due<=?1 AND e.number=(SELECT min(f.number) FROM webhook_events f WHERE f.club=e.club AND "
      "f.due IS NOT NULL AND (f.kind='webhook.test')=(e.kind='webhook.test')) "
      "ORDER BY e.due, e.club LIMIT ?2",
      [&](Row&& row) {
        auto& [club, number, id, kind, at, tries, body, url, secret, failing] = row;
        all.push_back({std::move(club), number, std::move(id), kind, at, tries, std::move(body),
                       std::move(url), std::move(secret), failing});
      },
      now, most));
  return all;
}

// The row of the webhook comes first, as in changes by officers: PostgreSQL would find a deadlock.
Result<void> WebhookQueue::taken(const DueWebhook& event, int status, Millis now) {
  return database_.together([&]() -> Result<void> {
    TRY_VOID(database_.run("UPDATE webhooks SET failing=NULL WHERE club=?1", event.club));
    TRY_VOID(
        database_.run("UPDATE webhook_events SET due=NULL, body='', tries=tries+1, status=?4, "
                      "tried=?5 WHERE club=?1 AND number=?2 AND id=?3",
                      event.club, event.number, event.id, status, now));
    TRY_VOID(database_.run("UPDATE webhook_events SET due=?2 WHERE club=?1 AND due>?2", event.club,
                           now));
    return database_.run("DELETE FROM webhook_events WHERE club=?1 AND due IS NULL AND number<?2",
                         event.club, event.number - most_deliveries);
  });
}

Result<void> WebhookQueue::failed(const DueWebhook& event, int status, Millis now, Millis again) {
  const bool test = event.kind == WebhookKind::test;
  return database_.together([&]() -> Result<void> {
    TRY_VOID(
        database_.run("UPDATE webhooks SET failing=CASE WHEN ?3=1 THEN failing ELSE "
                      "coalesce(failing, ?2) END WHERE club=?1",
                      event.club, now, test));
    TRY_VOID(database_.run(
        "UPDATE webhook_events SET due=?6, tries=tries+1, status=?4, tried=?5, body=CASE WHEN "
        "?7=1 THEN '' ELSE body END WHERE club=?1 AND number=?2 AND id=?3 AND due IS NOT NULL",
        event.club, event.number, event.id, status, now,
        test ? std::optional<Millis>() : std::optional(again), test));
    return database_.run("DELETE FROM webhook_events WHERE club=?1 AND due IS NULL AND number<?2",
                         event.club, event.number - most_deliveries);
  });
}

Result<void> WebhookQueue::stop(const DueWebhook& event, int status, Millis now) {
  return database_.together([&]() -> Result<void> {
    // An officer may have set another address meanwhile.
    TRY_VOID(database_.run("UPDATE webhooks SET stopped=?2 WHERE club=?1 AND url=?3", event.club,
                           now, event.url));
    TRY_VOID(database_.run(
        "UPDATE webhook_events SET tries=tries+1, status=?4, tried=?5 WHERE club=?1 AND number=?2 "
        "AND id=?3",
        event.club, event.number, event.id, status, now));
    TRY_VOID(
        database_.run("UPDATE webhook_events SET due=NULL, body='' WHERE club=?1 AND due IS "
                      "NOT NULL AND EXISTS (SELECT 1 FROM webhooks WHERE club=?1 AND stopped "
                      "IS NOT NULL)",
                      event.club));
    return database_.run(
        "DELETE FROM webhook_events WHERE club=?1 AND due IS NULL AND number<=(SELECT max(number) "
        "FROM webhook_events WHERE club=?1)-?2",
        event.club, most_deliveries);
  });
}

}  // namespace camlann::server
