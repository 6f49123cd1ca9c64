#pragma once
// Collects the events of clubs for their webhooks. They are written with the changes of the
// transaction that they are about, so a webhook gets exactly what has happened. Only on the games'
// thread, as a part of Games.

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/secret.hpp"
#include "server/model/webhook.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

class ClubEvents {
 public:
  /// All must outlive this.
  ClubEvents(Store& store, Clock clock, Namer namer);

  /// Adds an event of this club, if it has a webhook that works; only then calls `body`. Does
  /// nothing without a club.
  void note(const std::string& club, WebhookKind kind,
            const std::function<std::string(Millis at)>& body);

  /// Returns the events to write with the games of this transaction.
  [[nodiscard]] std::span<const WebhookEvent> unsaved() const { return unsaved_; }
  void next_round();

 private:
  [[nodiscard]] bool listens(const std::string& club);

  Store& store_;
  const Clock clock_;
  const Namer namer_;
  std::vector<WebhookEvent> unsaved_;
  std::map<std::string, bool> listening_;  // in this transaction
};

}  // namespace camlann::server
