#include "server/services/reminders/push_messenger.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/core/push_encryption.hpp"
#include "server/model/delivery.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/model/subscription.hpp"
#include "server/services/push/endpoint.hpp"
#include "server/services/push/push_client.hpp"
#include "server/services/push/vapid.hpp"
#include "server/store/notice_store.hpp"
#include "wire/messages/push.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

/// Limits a round to some seconds. A notice goes to ten browsers at most.
constexpr std::size_t most_requests = 100;
constexpr int most_time_outs = 3;
/// Limits the browsers with time-outs that are remembered: a player may replace them without end.
constexpr std::size_t most_remembered = 10'000;
/// Push services usually answer faster.
constexpr Millis usual_answer = 500;
/// The time per hour that all messages to a domain may take in addition to the usual one.
constexpr Millis slow_per_domain = 600'000;

/// The messages about a notice.
struct Try {
  bool over = true;
  Millis took = 0;
};

}  // namespace

PushMessenger::PushMessenger(PushIdentity identity, Clock clock, const Catalog& known)
    : identity_(std::move(identity)),
      clock_(std::move(clock)),
      known_(known),
      client_(identity_.loopback),
      slow_(slow_per_domain) {}

void PushMessenger::deliver(const std::vector<Notice>& notices, NoticeStore& store,
                            const Ended& ended) {
  slow_.refill(clock_());
  std::vector<Try> tries;
  std::vector<std::size_t> about;  // by request: the index of its notice
  std::vector<PushRequest> requests;
  for (const auto& notice : notices) {
    if (requests.size() >= most_requests) break;
    auto& one = tries.emplace_back();
    const auto browsers = store.subscriptions(notice.player);
    if (!browsers) {
      one.over = false;
      continue;
    }
    const auto words = words_of(notice, known_);
    const auto text =
        wire::to_json(message::PushNotice{words.title, words.body, words.path, notice.subject});
    for (const auto& browser : *browsers) {
      if (slow_.is_spent(push_domain(browser.endpoint))) {
        one.over = false;
        continue;
      }
      if (auto made = request(notice, text, browser)) {
        about.push_back(tries.size() - 1);
        requests.push_back(std::move(*made));
      } else if (!store.drop_subscription(browser.endpoint)) {
        one.over = false;
      }
    }
  }
  const auto outcomes = client_.send(requests);
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const auto& endpoint = requests[i].endpoint;
    const auto& [delivery, took] = outcomes[i];
    auto& one = tries[about[i]];
    one.took += took;
    slow_.charge(push_domain(endpoint), took - usual_answer);
    const bool dropped =
        is_useless(endpoint, delivery) && store.drop_subscription(endpoint).has_value();
    if (delivery != Delivery::taken && !dropped) one.over = false;
  }
  for (std::size_t i = 0; i < tries.size(); ++i) ended(notices[i], tries[i].over, tries[i].took);
}

std::optional<PushRequest> PushMessenger::request(const Notice& notice, const std::string& text,
                                                  const Subscription& browser) const {
  const auto origin = push_origin(browser.endpoint, identity_.loopback);
  auto body = encrypt(text, browser.keys);
  if (!origin || !body) return std::nullopt;
  return PushRequest{browser.endpoint,
                     vapid_authorization(identity_.key, *origin, identity_.subject, clock_()),
                     notice.subject, std::move(*body)};
}

bool PushMessenger::is_useless(const std::string& endpoint, Delivery delivery) {
  if (delivery == Delivery::timed_out) {
    auto& time_outs = time_outs_[endpoint];
    time_outs.last = clock_();
    if (++time_outs.in_a_row < most_time_outs) {
      forget_oldest();
      return false;
    }
  }
  if (delivery != Delivery::later) time_outs_.erase(endpoint);
  return delivery == Delivery::gone || delivery == Delivery::refused ||
         delivery == Delivery::timed_out;
}

void PushMessenger::forget_oldest() {
  if (time_outs_.size() <= most_remembered) return;
  time_outs_.erase(std::min_element(
      time_outs_.begin(), time_outs_.end(),
      [](const auto& one, const auto& other) { return one.second.last < other.second.last; }));
}

}  // namespace camlann::server
