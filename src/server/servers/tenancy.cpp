#include "server/servers/tenancy.hpp"

#include <time.h>  // NOLINT(modernize-deprecated-headers): clock_gettime is of POSIX

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "server/log.hpp"
#include "server/secret.hpp"
#include "server/store/lease_table.hpp"
#include "server/vitals.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds look_pause{120};
constexpr milliseconds renew_pause{400};
constexpr milliseconds away_pause{250};
/// The lease is over here before it is over for others.
constexpr milliseconds margin{300};
/// A server that has just found the database again leaves the games to the one that had them.
constexpr milliseconds courtesy{1500};
constexpr std::size_t name_length = 12;

/// Milliseconds of a clock that goes on while the process stands still and the machine sleeps.
std::int64_t boot_clock() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

std::int64_t certain_from(std::int64_t asked) {
  return asked + (LeaseTable::lasts - margin).count();
}

}  // namespace

Tenancy::Tenancy(LeaseTable table, std::string address, Vitals& vitals, Log log)
    : table_(std::move(table)),
      address_(std::move(address)),
      vitals_(vitals),
      log_(std::move(log)),
      own_{random_name(name_length), 0} {
  vitals_.set("holds_games", 0);
  vitals_.count("takeovers_total", {}, 0);
  round();
  thread_ = std::thread([this] { run(); });
}

Tenancy::~Tenancy() {
  give_back();
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

bool Tenancy::holds() const {
  const std::lock_guard lock(mutex_);
  return holds_;
}

bool Tenancy::is_certain() const {
  const std::lock_guard lock(mutex_);
  return holds_ && boot_clock() < certain_until_;
}

Tenancy::Own Tenancy::own() const {
  const std::lock_guard lock(mutex_);
  return own_;
}

std::optional<Tenancy::Holder> Tenancy::holder() const {
  const std::lock_guard lock(mutex_);
  return holder_;
}

void Tenancy::tell(std::function<void()> listener) {
  const std::lock_guard lock(mutex_);
  listener_ = std::move(listener);
}

void Tenancy::notify() {
  const std::lock_guard lock(mutex_);
  if (listener_) listener_();
}

database::Address Tenancy::address_for(const database::Address& address) const {
  const auto own = this->own();
  return address.used_by(own.name, [this, name = own.name] {
    const std::lock_guard lock(mutex_);
    if (!holds_ || own_.name != name) return database::MayConnect::never;
    return boot_clock() < certain_until_ ? database::MayConnect::yes
                                         : database::MayConnect::not_now;
  });
}

void Tenancy::give_back(milliseconds pause) {
  std::unique_lock lock(mutex_);
  not_before_ = boot_clock() + pause.count();
  if (!holds_) return;
  gives_back_ = true;
  wake_.notify_all();
  wake_.wait(lock, [this] { return !gives_back_; });
}

void Tenancy::run() {
  while (true) {
    milliseconds pause{};
    {
      std::unique_lock lock(mutex_);
      pause = holds_ ? renew_pause : look_pause;
      if (away_) pause = away_pause;
      wake_.wait_for(lock, pause, [this] { return ends_ || gives_back_; });
      if (ends_) return;
    }
    round();
  }
}

void Tenancy::round() {
  try {
    const auto done = holds() ? renew() : look();
    if (done.has_value() == !away_) return;
    away_ = !done;
    if (away_) {
      log_(Severity::warning, "lease-unknown", {{"what", std::string_view(done.error().what)}});
    } else {
      log_(Severity::info, "lease-known", {});
      const std::lock_guard lock(mutex_);
      not_before_ = std::max(not_before_, boot_clock() + courtesy.count());
    }
  } catch (const std::exception& error) {  // out of memory: tried again
    log_(Severity::error, "lease-failed", {{"what", std::string_view(error.what())}});
  }
}

Result<void> Tenancy::renew() {
  const auto mine = own();
  bool gives_back = false;
  {
    const std::lock_guard lock(mutex_);
    gives_back = gives_back_;
  }
  if (gives_back) {
    const auto given = table_.give_back(mine.name, mine.epoch);
    lose();
    return given;
  }
  const auto asked = boot_clock();
  const auto renewed = table_.renew(mine.name, mine.epoch);
  if (!renewed) return Failure(renewed.error());
  if (!*renewed) {
    log_(Severity::warning, "overtaken", {{"epoch", mine.epoch}});
    lose();
    return {};
  }
  const std::lock_guard lock(mutex_);
  certain_until_ = certain_from(asked);
  return {};
}

void Tenancy::lose() {
  {
    const std::lock_guard lock(mutex_);
    holds_ = false;
    gives_back_ = false;
    own_ = {random_name(name_length), 0};
  }
  vitals_.set("holds_games", 0);
  wake_.notify_all();
  notify();
}

Result<void> Tenancy::look() {
  const auto lease = table_.look();
  if (!lease) {
    show(std::nullopt);
    return Failure(lease.error());
  }
  if (lease->left > 0) {
    // It is of a process that was killed, in whose place this one is: nobody may be sent there.
    if (!lease->address.empty() && lease->address == address_) {
      show(std::nullopt);
      return table_.forget_address(lease->owner, lease->epoch);
    }
    show(Holder{lease->address, lease->epoch});
    return {};
  }
  show(std::nullopt);
  {
    const std::lock_guard lock(mutex_);
    if (boot_clock() < not_before_) return {};
  }
  // It has just found the database again.
  return away_ ? Result<void>() : take();
}

Result<void> Tenancy::take() {
  const auto asked = boot_clock();
  const auto taken = table_.take(own().name, address_);
  if (!taken) return Failure(taken.error());
  const auto& epoch = *taken;
  if (!epoch) return {};
  {
    const std::lock_guard lock(mutex_);
    own_.epoch = *epoch;
    holds_ = true;
    certain_until_ = certain_from(asked);
  }
  vitals_.set("holds_games", 1);
  vitals_.set("epoch", *epoch);
  vitals_.count("takeovers_total");
  log_(Severity::info, "took-over", {{"epoch", *epoch}});
  notify();
  return {};
}

void Tenancy::show(std::optional<Holder> holder) {
  {
    const std::lock_guard lock(mutex_);
    if (holder_ == holder) return;
    holder_ = std::move(holder);
  }
  notify();
}

}  // namespace camlann::server
