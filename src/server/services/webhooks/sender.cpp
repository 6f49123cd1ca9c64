#include "server/services/webhooks/sender.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/retry.hpp"
#include "server/core/transfers.hpp"
#include "server/model/webhook.hpp"
#include "server/services/push/endpoint.hpp"
#include "server/services/push/public_post.hpp"
#include "server/services/webhooks/signature.hpp"
#include "server/store/webhook_store.hpp"

namespace camlann::server {

namespace {

/// Time between queries of the database.
constexpr std::chrono::seconds pause_between_events{2};
constexpr std::size_t deliveries_at_once = 20;
/// Limits the clubs of one domain, so that the others have their turns while it does not answer.
constexpr std::size_t events_of_one = 5;
constexpr long longest_answer_ms = 5000;
/// The longest pause between two tries.
constexpr Millis longest_wait = Millis{6} * 60 * 60 * 1000;
constexpr int gone_for_good = 410;

bool has_arrived(int status) {
  return status >= 200 && status < 300;
}

}  // namespace

WebhookSender::WebhookSender(WebhookQueue queue, Clock clock, Log log, bool loopback)
    : queue_(std::move(queue)),
      clock_(std::move(clock)),
      log_(std::move(log)),
      loopback_(loopback),
      transfers_(deliveries_at_once),
      actor_({}, pause_between_events, Actor::Closing::finish, log_) {}

WebhookSender::~WebhookSender() {
  actor_.close();
  transfers_.stop();
  if (thread_.joinable()) thread_.join();
}

void WebhookSender::start() {
  thread_ = std::thread([this] { actor_.run([this] { run_once(); }); });
}

void WebhookSender::run_once() {
  try {
    deliver();
  } catch (const std::exception&) {  // out of memory: the next round finds the same events
    log_(Severity::error, "webhooks-failed", {});
  }
  actor_.work(pause_between_events);
}

void WebhookSender::deliver() {
  going_.clear();
  unsettled_.clear();
  transfers_.run([this] { return next(); });
}

std::vector<Transfer> WebhookSender::next() {
  std::vector<Transfer> made;
  // Two of each club at most: an event and a test.
  auto due = queue_.due(clock_(), static_cast<int>(2 * (deliveries_at_once + going_.size())));
  if (!due) {
    log_(Severity::warning, "webhooks-unread", {{"what", std::string_view(due.error().what)}});
    return made;
  }
  for (auto& one : *due) {
    if (unsettled_.count(one.club) > 0 || !going_.insert(one.club).second) continue;
    const auto seconds = std::to_string(clock_() / 1000);
    PublicPost post;
    post.url = one.url;
    post.headers = {
        "Content-Type: application/json", "User-Agent: Camlann", "webhook-id: " + one.id,
        "webhook-timestamp: " + seconds,
        "webhook-signature: " + webhook_signature(one.secret, one.id, seconds, one.body)};
    post.body = one.body;
    std::vector<Share> shares{{push_domain(one.url), events_of_one}};
    const auto event = std::make_shared<const DueWebhook>(std::move(one));
    made.push_back(public_post(std::move(post), std::move(shares), longest_answer_ms, loopback_,
                               [this, event](const PostOutcome& outcome, Millis /*took*/) {
                                 settle(*event, static_cast<int>(outcome.status));
                               }));
  }
  return made;
}

void WebhookSender::settle(const DueWebhook& event, int status) {
  going_.erase(event.club);
  const auto now = clock_();
  const bool test = event.kind == WebhookKind::test;
  const bool over = event.failing && now - *event.failing >= webhook_patience;
  const auto again = now + std::min(retry_after(std::min(event.tries, most_tries)), longest_wait);
  Result<void> done;
  if (has_arrived(status)) {
    done = queue_.taken(event, status, now);
  } else if (!test && (over || status == gone_for_good)) {
    done = queue_.stop(event, status, now);
    log_(Severity::warning, "webhook-stopped", {{"club", std::string_view(event.club)}});
  } else {
    done = queue_.failed(event, status, now, again);
  }
  if (done) return;
  unsettled_.insert(event.club);  // may be sent again, with the same id
  log_(Severity::warning, "webhook-unsettled", {{"what", std::string_view(done.error().what)}});
}

}  // namespace camlann::server
