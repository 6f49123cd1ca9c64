#pragma once
// Tells players of what waits for them: what is due in the database is handed to those who deliver
// it, tried again for a while where they cannot, and done with once it is delivered. A thread of
// its own; what is under way when the program ends is cut short and told again.

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "game/catalog.hpp"
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
  std::string subject;    // how to reach who runs this server: a mailto: or https: address
  bool loopback = false;  // for tests
};

class Notifier {
 public:
  /// The catalog outlives it. Without a carrier no mail is sent.
  Notifier(NoticeStore store, PushIdentity identity, std::unique_ptr<Carrier> carrier, Clock clock,
           const Catalog& known, Log log);
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;
  /// Ends the thread, if it was started, within a second or two.
  ~Notifier();

  void start();
  /// What the thread does again and again: delivers what is due now.
  void deliver();

 private:
  /// Whether nothing of it is to be tried again.
  [[nodiscard]] bool push(const Notice& notice);
  [[nodiscard]] Delivery push(const std::string& text, const Notice& notice,
                              const Subscription& subscription);
  [[nodiscard]] bool ends();
  [[nodiscard]] bool tell(const Notice& notice);
  void run();

  NoticeStore store_;
  const PushIdentity identity_;
  const std::unique_ptr<Carrier> carrier_;
  const Clock clock_;
  const Catalog& known_;
  const Log log_;
  PushClient client_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool ends_ = false;
  std::thread thread_;
};

}  // namespace camlann::server
