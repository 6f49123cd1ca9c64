#pragma once
// Sends reminders: takes the notices that are due from the database, delivers them by push or mail,
// retries for a while, and settles them once delivered. Runs on a separate thread. Deliveries in
// progress at shutdown are cancelled, and repeated after the next start.

#include <memory>
#include <string>
#include <thread>

#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/p256.hpp"
#include "server/model/notice.hpp"
#include "server/model/subscription.hpp"
#include "server/services/mail/carrier.hpp"
#include "server/services/push/push_client.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

struct PushIdentity {
  KeyPair key;
  std::string subject;    // contact of the server's operator: a mailto: or https: address
  bool loopback = false;  // for tests
};

class Notifier {
 public:
  /// The catalog must outlive this. Without a carrier no mail is sent.
  Notifier(NoticeStore store, PushIdentity identity, std::unique_ptr<Carrier> carrier, Clock clock,
           const Catalog& known, Log log);
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;
  /// Ends the thread, if started, within a second or two.
  ~Notifier();

  void start();
  /// Delivers what is due now. The thread calls it repeatedly.
  void deliver();

 private:
  /// True if the notice needs no further try.
  [[nodiscard]] bool push(const Notice& notice);
  [[nodiscard]] Delivery push(const std::string& text, const Notice& notice,
                              const Subscription& subscription);
  [[nodiscard]] bool tell(const Notice& notice);
  void run_once();

  NoticeStore store_;
  const PushIdentity identity_;
  const std::unique_ptr<Carrier> carrier_;
  const Clock clock_;
  const Catalog& known_;
  const Log log_;
  PushClient client_;
  Actor actor_;  // without requests
  std::thread thread_;
};

}  // namespace camlann::server
