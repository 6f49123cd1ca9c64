#pragma once
// Sends the events of clubs to their webhooks: those of a club one after the other, those of
// several clubs at once. A failed event is tried again after growing pauses, and the next ones
// wait; after days of failures the webhook is stopped. Runs on a separate thread. What is on its
// way at shutdown is cancelled, and sent again after the next start, with the same id.

#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/transfers.hpp"
#include "server/store/webhook_store.hpp"

namespace camlann::server {

/// Time without success after which a webhook is stopped.
inline constexpr Millis webhook_patience = Millis{4} * 24 * 60 * 60 * 1000;

class WebhookSender {
 public:
  /// `loopback`: sends only to this machine, also without TLS; for tests.
  WebhookSender(WebhookQueue queue, Clock clock, Log log, bool loopback = false);
  WebhookSender(const WebhookSender&) = delete;
  WebhookSender& operator=(const WebhookSender&) = delete;
  /// Ends the thread, if started, within a second or two.
  ~WebhookSender();

  void start();
  /// Sends what is due now, and what becomes due by that. The thread calls it repeatedly.
  void deliver();

 private:
  [[nodiscard]] std::vector<Transfer> next();
  void settle(const DueWebhook& event, int status);
  void run_once();

  WebhookQueue queue_;
  const Clock clock_;
  const Log log_;
  const bool loopback_;
  Transfers transfers_;
  std::set<std::string> going_;      // clubs with an event on its way
  std::set<std::string> unsettled_;  // their outcome could not be written; not tried again at once
  Actor actor_;                      // without requests
  std::thread thread_;
};

}  // namespace camlann::server
