#include "server/services/reminders/push_messenger.hpp"

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

constexpr int most_time_outs = 3;
/// Limits the browsers with time-outs that are remembered: a player may replace them without end.
constexpr std::size_t most_remembered = 10'000;

}  // namespace

PushMessenger::PushMessenger(PushIdentity identity, Clock clock, const Catalog& known)
    : identity_(std::move(identity)),
      clock_(std::move(clock)),
      known_(known),
      client_(identity_.loopback) {}

void PushMessenger::deliver(const std::vector<Notice>& notices, NoticeStore& store,
                            const Ended& ended) {
  std::vector<bool> over(notices.size(), true);
  std::vector<std::size_t> about;  // by request: the index of its notice
  std::vector<PushRequest> requests;
  for (std::size_t i = 0; i < notices.size(); ++i) {
    const auto browsers = store.subscriptions(notices[i].player);
    if (!browsers) {
      over[i] = false;
      continue;
    }
    const auto words = words_of(notices[i], known_);
    const auto text =
        wire::to_json(message::PushNotice{words.title, words.body, words.path, notices[i].subject});
    for (const auto& browser : *browsers) {
      if (auto one = request(notices[i], text, browser)) {
        about.push_back(i);
        requests.push_back(std::move(*one));
      } else if (!store.drop_subscription(browser.endpoint)) {
        over[i] = false;
      }
    }
  }
  const auto deliveries = client_.send(requests);
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const auto& endpoint = requests[i].endpoint;
    const bool dropped =
        is_useless(endpoint, deliveries[i]) && store.drop_subscription(endpoint).has_value();
    if (deliveries[i] != Delivery::taken && !dropped) over[about[i]] = false;
  }
  for (std::size_t i = 0; i < notices.size(); ++i) ended(notices[i], over[i]);
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
  if (time_outs_.size() >= most_remembered) time_outs_.clear();
  if (delivery == Delivery::timed_out && ++time_outs_[endpoint] < most_time_outs) return false;
  if (delivery != Delivery::later) time_outs_.erase(endpoint);
  return delivery == Delivery::gone || delivery == Delivery::refused ||
         delivery == Delivery::timed_out;
}

}  // namespace camlann::server
