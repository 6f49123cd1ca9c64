#include "server/services/webhooks/club_events.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "server/core/clock.hpp"
#include "server/core/secret.hpp"
#include "server/model/webhook.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t event_id_length = 20;

}  // namespace

ClubEvents::ClubEvents(Store& store, Clock clock, Namer namer)
    : store_(store), clock_(std::move(clock)), namer_(std::move(namer)) {}

bool ClubEvents::listens(const std::string& club) {
  const auto found = listening_.find(club);
  if (found != listening_.end()) return found->second;
  return listening_[club] = store_.webhooks().listens(club);
}

void ClubEvents::note(const std::string& club, WebhookKind kind,
                      const std::function<std::string(Millis at)>& body) {
  // A test comes with the request that sets or knows the webhook.
  if (club.empty() || (kind != WebhookKind::test && !listens(club))) return;
  const auto at = clock_();
  unsaved_.push_back({club, namer_(event_id_length), kind, at, body(at)});
}

void ClubEvents::next_round() {
  unsaved_.clear();
  listening_.clear();
}

}  // namespace camlann::server
