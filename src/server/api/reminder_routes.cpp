#include "server/api/reminder_routes.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "languages/language.hpp"
#include "server/api/call.hpp"
#include "server/api/time_zone.hpp"
#include "server/core/base64url.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/push_encryption.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_wishes.hpp"
#include "server/model/subscription.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/browser.hpp"
#include "server/services/push/endpoint.hpp"
#include "server/services/reminders/contacts.hpp"
#include "wire/messages/push.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int deepest_subscription = 3;

Caller who_asks(const Call& call) {
  return {call.who, call.request.address, browser_of(call.request.user_agent), {}};
}

Reply<int> state_reply(const Call& call, const PushOptions& push) {
  return [respond = call.respond, key = push.key](const Result<int>& browsers) {
    if (!browsers) return respond(error_response(browsers.error()));
    respond(json_response(
        200, wire::to_json(message::PushState{key, static_cast<std::uint32_t>(*browsers)})));
  };
}

Result<Subscription> subscription_of(message::PushSubscription read, bool loopback) {
  TRY_VOID(push_origin(read.endpoint, loopback));
  auto public_key = from_base64url(read.keys.p256dh);
  auto secret = from_base64url(read.keys.auth);
  Subscription subscription{std::move(read.endpoint), {}};
  if (public_key && secret) subscription.keys = {std::move(*public_key), std::move(*secret)};
  if (are_keys(subscription.keys)) return subscription;
  return failure(ErrorCode::syntax, "These are not the keys of a subscription", "keys",
                 "a point of P-256 and 16 bytes, in base64url");
}

/// Returns the kinds of notifications that are switched off for a channel.
std::set<NoticeKind> unwanted(const message::NoticeKinds& told) {
  std::set<NoticeKind> kinds;
  if (!told.turn) kinds.insert(NoticeKind::turn);
  if (!told.low) kinds.insert(NoticeKind::low);
  if (!told.challenge) kinds.insert(NoticeKind::challenge);
  if (!told.round) kinds.insert(NoticeKind::round);
  if (!told.result) kinds.insert(NoticeKind::result);
  if (!told.news) kinds.insert(NoticeKind::news);
  return kinds;
}

message::NoticeKinds kinds_of(const NoticeWishes& wishes, Channel channel) {
  return {wishes.wants(NoticeKind::turn, channel),      wishes.wants(NoticeKind::low, channel),
          wishes.wants(NoticeKind::challenge, channel), wishes.wants(NoticeKind::round, channel),
          wishes.wants(NoticeKind::result, channel),    wishes.wants(NoticeKind::news, channel)};
}

NoticeWishes wishes_of(const message::NoticeWishes& read, std::string zone) {
  NoticeWishes wishes{unwanted(read.push), unwanted(read.mail), {},
                      read.ahead,          std::move(zone),     {}};
  if (const auto language = languages::language_of(read.language))
    wishes.language = language->tag();
  if (read.quiet) wishes.quiet = {read.quiet_from, read.quiet_until};
  return wishes;
}

Reply<NoticeWishes> wishes_reply(const Call& call) {
  return [respond = call.respond](const Result<NoticeWishes>& wishes) {
    if (!wishes) return respond(error_response(wishes.error()));
    const auto quiet = wishes->quiet.value_or(QuietHours{});
    respond(json_response(
        200, wire::to_json(message::NoticeWishes{kinds_of(*wishes, Channel::push),
                                                 kinds_of(*wishes, Channel::mail),
                                                 wishes->quiet.has_value(), quiet.from, quiet.until,
                                                 wishes->ahead, wishes->zone, wishes->language})));
  };
}

}  // namespace

ReminderRoutes::ReminderRoutes(Contacts* contacts, const Limits& limits, const SteadyClock& now)
    : contacts_(contacts), changes_(limits.settings_per_address, now) {}

void ReminderRoutes::handle(const Call& call, std::string_view rest) const {
  if (contacts_ == nullptr) return call.respond(not_found(call.path));
  if (rest == "/push") return subscribe(call);
  if (rest == "/push/end") return unsubscribe(call);
  if (rest == "/wishes") return wishes(call);
  if (!rest.empty()) return call.respond(not_found(call.path));
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  contacts_->find(who_asks(call), state_reply(call, contacts_->push()));
}

void ReminderRoutes::wishes(const Call& call) const {
  if (call.reads()) return contacts_->wishes(who_asks(call), wishes_reply(call));
  if (!call.sends_json("POST")) return;
  const auto read = wire::read<message::NoticeWishes>(call.request.body, deepest_subscription);
  if (!read) return call.respond(error_response(read.error()));
  auto zone = known_zone(read->zone);
  if (!zone) return call.respond(error_response(zone.error()));
  if (!call.pays(changes_, "changes of reminders")) return;
  contacts_->keep(who_asks(call), wishes_of(*read, std::move(*zone)), wishes_reply(call));
}

void ReminderRoutes::subscribe(const Call& call) const {
  if (!call.sends_json("POST")) return;
  auto read = wire::read<message::PushSubscription>(call.request.body, deepest_subscription);
  if (!read) return call.respond(error_response(read.error()));
  const auto language = languages::language_of(read->language).value_or(language_for(call.request));
  const auto subscription = subscription_of(std::move(*read), contacts_->push().loopback);
  if (!subscription) return call.respond(error_response(subscription.error()));
  if (!call.pays(changes_, "changes of reminders")) return;
  contacts_->subscribe(who_asks(call), *subscription, language,
                       state_reply(call, contacts_->push()));
}

void ReminderRoutes::unsubscribe(const Call& call) const {
  if (!call.sends_json("POST")) return;
  const auto read = wire::read<message::PushEndpoint>(call.request.body, deepest_subscription);
  if (!read) return call.respond(error_response(read.error()));
  if (!call.pays(changes_, "changes of reminders")) return;
  contacts_->unsubscribe(who_asks(call), read->endpoint, state_reply(call, contacts_->push()));
}

}  // namespace camlann::server
