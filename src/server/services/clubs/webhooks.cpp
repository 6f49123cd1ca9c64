// The webhooks of clubs.
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/webhooks.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/webhook.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/webhooks/address.hpp"
#include "server/services/webhooks/signature.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t secret_length = 48;  // 240 bits

Failure no_webhook() {
  return failure(ErrorCode::conflict, "The club has no webhook");
}

}  // namespace

Result<std::optional<Webhook>> Clubs::find_webhook(const std::string& address) {
  for (const auto& step : unsaved_) {
    if (step.club.address == address && step.webhook) return step.webhook->kept;
  }
  return store_.webhooks().find(address);
}

Result<Payload> Clubs::webhook_shown(const std::string& address,
                                     const std::optional<Webhook>& webhook, bool fresh_secret) {
  std::vector<WebhookDelivery> deliveries;
  if (webhook) {
    TRY(deliveries, store_.webhooks().deliveries(address));
  }
  return std::make_shared<const std::string>(webhook_json(webhook, deliveries, fresh_secret));
}

Result<Payload> Clubs::webhook(const std::string& player, const std::string& address) {
  TRY_VOID(find_own(player, address));
  TRY(const auto found, find_webhook(address));
  return webhook_shown(address, found);
}

Result<Payload> Clubs::set_webhook(const std::string& player, const std::string& address,
                                   const std::string& url) {
  TRY(const auto club, find_own(player, address));
  TRY(const auto target, webhook_address(url));
  TRY(const auto found, find_webhook(address));
  const std::optional<Webhook>& before = found;
  Webhook webhook = before.value_or(
      Webhook{address, {}, webhook_secret(namer_(secret_length)), clock_(), {}, {}, 0});
  webhook.url = target;
  webhook.failing.reset();
  webhook.stopped.reset();
  webhook.missed = 0;
  if (before != webhook) {
    step_of(club).webhook = WebhookChange{webhook};
    note_act(club, player, DirectorAct::changed);
  }
  return webhook_shown(address, webhook, !before);
}

Result<Payload> Clubs::renew_webhook(const std::string& player, const std::string& address) {
  TRY(const auto club, find_own(player, address));
  TRY(const auto found, find_webhook(address));
  std::optional<Webhook> webhook = found;
  if (!webhook) return no_webhook();
  webhook->secret = webhook_secret(namer_(secret_length));
  step_of(club).webhook = WebhookChange{webhook};
  note_act(club, player, DirectorAct::changed);
  return webhook_shown(address, webhook, true);
}

Result<Payload> Clubs::remove_webhook(const std::string& player, const std::string& address) {
  TRY(const auto club, find_own(player, address));
  TRY(const auto before, find_webhook(address));
  if (before.has_value()) {
    step_of(club).webhook = WebhookChange{};
    note_act(club, player, DirectorAct::changed);
  }
  return webhook_shown(address, std::nullopt);
}

Result<Payload> Clubs::test_webhook(const std::string& player, const std::string& address) {
  TRY_VOID(find_own(player, address));
  TRY(const auto found, find_webhook(address));
  const std::optional<Webhook>& webhook = found;
  if (!webhook) return no_webhook();
  if (webhook->stopped) {
    return failure(ErrorCode::conflict, "The webhook was stopped", "url",
                   "that the address is set again first");
  }
  club_events_.note(address, WebhookKind::test, [&](Millis at) { return test_event(address, at); });
  return webhook_shown(address, webhook);
}

void Clubs::note_members(const Club& before, const Club& after) {
  for (const auto& member : after.members) {
    if (before.find(member.player) != nullptr) continue;
    club_events_.note(after.address, WebhookKind::member_joined,
                      [&](Millis /*at*/) { return member_event(after.address, member); });
  }
}

}  // namespace camlann::server
