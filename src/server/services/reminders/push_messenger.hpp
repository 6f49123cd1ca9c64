#pragma once
// Sends notices by Web Push, to the browsers of many players at once. Drops a browser after three
// messages in a row that its push service let time out. A push service that answers slowly has a
// budget of time, after which it waits.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/core/p256.hpp"
#include "server/model/delivery.hpp"
#include "server/model/notice.hpp"
#include "server/model/subscription.hpp"
#include "server/services/push/push_client.hpp"
#include "server/services/reminders/messenger.hpp"
#include "server/services/reminders/time_budget.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

struct PushIdentity {
  KeyPair key;
  std::string subject;    // contact of the server's operator: a mailto: or https: address
  bool loopback = false;  // for tests
};

class PushMessenger final : public Messenger {
 public:
  /// The catalog must outlive this.
  PushMessenger(PushIdentity identity, Clock clock, const Catalog& known);

  void deliver(const std::vector<Notice>& notices, NoticeStore& store, const Ended& ended) override;
  void stop() override { client_.stop(); }

 private:
  /// Returns nothing for a subscription that cannot be used.
  [[nodiscard]] std::optional<PushRequest> request(const Notice& notice, const std::string& text,
                                                   const Subscription& browser) const;
  /// True if the browser should be dropped.
  [[nodiscard]] bool is_useless(const std::string& endpoint, Delivery delivery);
  void forget_oldest();

  struct TimeOuts {
    int in_a_row = 0;
    Millis last = 0;
  };

  const PushIdentity identity_;
  const Clock clock_;
  const Catalog& known_;
  PushClient client_;
  std::map<std::string, TimeOuts> time_outs_;  // by endpoint
  TimeBudget slow_;                            // by domain, of what takes longer than usual
};

}  // namespace camlann::server
