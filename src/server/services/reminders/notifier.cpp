#include "server/services/reminders/notifier.hpp"

#include <chrono>
#include <cstddef>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/retry.hpp"
#include "server/model/notice.hpp"
#include "server/services/reminders/messenger.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

namespace {

/// Time between queries of the database.
constexpr std::chrono::seconds pause_between_rounds{5};
constexpr std::size_t most_notices = 50;
/// The time per hour that the notices of a player may take. 60 notices to three browsers take some
/// 45 s if their services answer as usual.
constexpr Millis time_per_player = 120'000;

/// Returns how many notices of a kind a player gets in an hour, so that other people cannot flood a
/// mailbox or a browser. The others wait, and are dropped when they no longer apply. A letter takes
/// along all that wait. Many pushes are only about games that the player has entered: 20 games by
/// correspondence have some moves an hour each, and a browser shows one notice per game. Strangers
/// can make any number of challenges, and directors any number of corrections
/// and much news.
std::size_t share_of(const Notice& notice) {
  const bool mail = notice.channel == Channel::mail;
  switch (notice.kind) {
    case NoticeKind::challenge: return mail ? 1 : 5;
    case NoticeKind::result:
    case NoticeKind::news: return 5;
    case NoticeKind::turn: return mail ? 1 : 60;
    case NoticeKind::low:
    case NoticeKind::round: break;
  }
  return mail ? 5 : 60;
}

}  // namespace

Notifier::Notifier(NoticeStore store, std::unique_ptr<Messenger> messenger, Clock clock, Log log)
    : store_(std::move(store)),
      messenger_(std::move(messenger)),
      clock_(std::move(clock)),
      log_(std::move(log)),
      times_(time_per_player),
      actor_({}, pause_between_rounds, Actor::Closing::finish, log_) {}

Notifier::~Notifier() {
  actor_.close();
  messenger_->stop();
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
  const auto now = clock_();
  sent_.forget_old(now);
  times_.refill(now);
  auto due = store_.due(now, most_notices, [this](const Notice& notice) -> std::optional<Millis> {
    const bool waits = sent_.of(kind_of(notice)) >= share_of(notice);
    if (waits || times_.is_spent(notice.player)) return std::nullopt;
    return times_.used(notice.player);
  });
  if (!due) {
    log_(Severity::warning, "notices-unread", {{"what", std::string_view(due.error().what)}});
    return;
  }
  std::map<Kind, std::size_t> going;
  std::erase_if(*due, [&](const Notice& notice) {
    return sent_.of(kind_of(notice)) + going[kind_of(notice)]++ >= share_of(notice);
  });
  messenger_->deliver(*due, store_, [this](const Notice& notice, bool over, Millis took) {
    times_.charge(notice.player, took);
    if (!over && actor_.closing()) return;  // cancelled: due again after the start
    const auto settled = settle(notice, over);
    if (settled) return;
    // It may be sent again; the browser shows one notice per game.
    log_(Severity::warning, "notice-unsettled", {{"what", std::string_view(settled.error().what)}});
  });
}

Result<void> Notifier::settle(const Notice& notice, bool over) {
  if (over) sent_.add(kind_of(notice), clock_());
  if (over || notice.tries + 1 >= most_tries) return store_.done(notice);
  return store_.postpone(notice, clock_() + retry_after(notice.tries));
}

}  // namespace camlann::server
