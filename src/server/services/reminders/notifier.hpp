#pragma once
// Sends reminders by one channel: takes the notices that are due from the database, delivers them,
// retries for a while, and settles them once delivered. Players with slow push services wait behind
// the others. Runs on a separate thread. Deliveries in progress at shutdown are cancelled, and
// repeated after the next start.

#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/hourly_counts.hpp"
#include "server/core/log.hpp"
#include "server/model/notice.hpp"
#include "server/services/reminders/messenger.hpp"
#include "server/services/reminders/time_budget.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

class Notifier {
 public:
  Notifier(NoticeStore store, std::unique_ptr<Messenger> messenger, Clock clock, Log log);
  Notifier(const Notifier&) = delete;
  Notifier& operator=(const Notifier&) = delete;
  /// Ends the thread, if started, within a second or two.
  ~Notifier();

  void start();
  /// Delivers what is due now. The thread calls it repeatedly.
  void deliver();

 private:
  using Kind = std::pair<std::string, NoticeKind>;  // of a player's notices

  [[nodiscard]] static Kind kind_of(const Notice& notice) { return {notice.player, notice.kind}; }
  [[nodiscard]] Result<void> settle(const Notice& notice, bool over);
  void run_once();

  NoticeStore store_;
  const std::unique_ptr<Messenger> messenger_;
  const Clock clock_;
  const Log log_;
  HourlyCounts<Kind> sent_;
  TimeBudget times_;  // by player
  Actor actor_;       // without requests
  std::thread thread_;
};

}  // namespace camlann::server
