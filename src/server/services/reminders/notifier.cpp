#include "server/services/reminders/notifier.hpp"

#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/push_encryption.hpp"
#include "server/core/retry.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/model/subscription.hpp"
#include "server/services/mail/carrier.hpp"
#include "server/services/push/endpoint.hpp"
#include "server/services/push/push_client.hpp"
#include "server/services/push/vapid.hpp"
#include "server/store/notice_store.hpp"
#include "wire/messages/push.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

/// Time between queries of the database.
constexpr std::chrono::seconds pause_between_rounds{5};
constexpr std::size_t at_once = 50;

}  // namespace

Notifier::Notifier(NoticeStore store, PushIdentity identity, std::unique_ptr<Carrier> carrier,
                   Clock clock, const Catalog& known, Log log)
    : store_(std::move(store)),
      identity_(std::move(identity)),
      carrier_(std::move(carrier)),
      clock_(std::move(clock)),
      known_(known),
      log_(std::move(log)),
      client_(identity_.loopback),
      actor_({}, pause_between_rounds, Actor::Closing::finish, log_) {}

Notifier::~Notifier() {
  actor_.close();
  client_.stop();
  if (carrier_) carrier_->stop();
  if (thread_.joinable()) thread_.join();
}

void Notifier::start() {
  thread_ = std::thread([this] { actor_.run([this] { run_once(); }); });
}

void Notifier::run_once() {
  try {
    deliver();
  } catch (const std::exception&) {  // out of memory: the next round finds the same notices
    log_(Severity::error, "notices-failed", {});
  }
  actor_.work(pause_between_rounds);
}

void Notifier::deliver() {
  if (carrier_) carrier_->deliver();
  const auto due = store_.due(clock_(), at_once);
  if (!due) {
    log_(Severity::warning, "notices-unread", {{"what", std::string_view(due.error().what)}});
    return;
  }
  for (const auto& notice : *due) {
    if (actor_.closing()) return;
    const bool told = tell(notice);
    if (!told && actor_.closing()) return;  // cancelled: due again after the start
    const bool over = told || notice.tries + 1 >= most_tries;
    const auto noted =
        over ? store_.done(notice) : store_.postpone(notice, clock_() + retry_after(notice.tries));
    if (noted) continue;
    // It may be sent again; the browser shows one notice per game.
    log_(Severity::warning, "notice-unsettled", {{"what", std::string_view(noted.error().what)}});
    return;
  }
}

bool Notifier::tell(const Notice& notice) {
  if (notice.channel == Channel::push) return push(notice);
  return !carrier_ || carrier_->remind(words_of(notice, known_), notice.player) != Delivery::later;
}

bool Notifier::push(const Notice& notice) {
  const auto browsers = store_.subscriptions(notice.player);
  if (!browsers) return false;
  const auto words = words_of(notice, known_);
  const auto text =
      wire::to_json(message::PushNotice{words.title, words.body, words.path, notice.subject});
  bool over = true;
  for (const auto& browser : *browsers) {
    const auto delivery = push(text, notice, browser);
    if (delivery == Delivery::later) over = false;
    const bool useless = delivery == Delivery::gone || delivery == Delivery::refused;
    if (useless && !store_.drop_subscription(browser.endpoint)) over = false;
  }
  return over;
}

Delivery Notifier::push(const std::string& text, const Notice& notice,
                        const Subscription& subscription) {
  const auto origin = push_origin(subscription.endpoint, identity_.loopback);
  auto body = encrypt(text, subscription.keys);
  if (!origin || !body) return Delivery::refused;
  return client_.send({subscription.endpoint,
                       vapid_authorization(identity_.key, *origin, identity_.subject, clock_()),
                       notice.subject, std::move(*body)});
}

}  // namespace camlann::server
