#include "server/cluster/tenancy.hpp"

#include <time.h>  // NOLINT(modernize-deprecated-headers): clock_gettime is of POSIX

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "server/cluster/lease_keeper.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/core/vitals.hpp"
#include "server/store/lease_table.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

/// Returns milliseconds by a clock that also runs while the process is suspended and while the
/// machine sleeps.
milliseconds boot_clock() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return milliseconds(std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000);
}

Result<LeaseKeeper::Answer> ask(LeaseTable& table, const LeaseKeeper::Question& question) {
  using Kind = LeaseKeeper::Question::Kind;
  LeaseKeeper::Answer answer;
  const auto fill = [&answer](auto& field, const auto& result) -> Result<LeaseKeeper::Answer> {
    if (!result) return Failure(result.error());
    field = *result;
    return answer;
  };
  const auto done = [&answer](const Result<void>& result) -> Result<LeaseKeeper::Answer> {
    if (!result) return Failure(result.error());
    return answer;
  };
  const auto& [kind, owner, address, epoch, asked] = question;
  switch (kind) {
    case Kind::look: return fill(answer.lease, table.look());
    case Kind::take: return fill(answer.epoch, table.take(owner, address));
    case Kind::renew: return fill(answer.address, table.renew(owner, epoch));
    case Kind::set_address: return done(table.set_address(owner, epoch, address));
    case Kind::give_back: break;
  }
  return done(table.give_back(owner, epoch));
}

}  // namespace

Tenancy::Tenancy(LeaseTable table, std::string address, Vitals& vitals, Log log)
    : table_(std::move(table)),
      vitals_(vitals),
      log_(std::move(log)),
      keeper_(std::move(address), random_name) {
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
  return keeper_.holds();
}

bool Tenancy::is_certain() const {
  const std::lock_guard lock(mutex_);
  return keeper_.is_certain(boot_clock());
}

Tenancy::Own Tenancy::own() const {
  const std::lock_guard lock(mutex_);
  return keeper_.own();
}

std::optional<Tenancy::Holder> Tenancy::holder() const {
  const std::lock_guard lock(mutex_);
  return keeper_.holder();
}

void Tenancy::tell(std::function<void()> listener) {
  const std::lock_guard lock(mutex_);
  listener_ = std::move(listener);
}

database::Address Tenancy::address_for(const database::Address& address) const {
  const auto own = this->own();
  return address.used_by(own.name, [this, name = own.name] {
    const std::lock_guard lock(mutex_);
    if (!keeper_.holds() || keeper_.own().name != name) return database::MayConnect::never;
    return keeper_.is_certain(boot_clock()) ? database::MayConnect::yes
                                            : database::MayConnect::not_now;
  });
}

void Tenancy::give_back(milliseconds pause) {
  std::unique_lock lock(mutex_);
  keeper_.give_back(boot_clock() + pause);
  wake_.notify_all();
  wake_.wait(lock, [this] { return !keeper_.gives_back(); });
}

void Tenancy::note_trouble() {
  const std::lock_guard one_at_a_time(noting_);
  std::unique_lock lock(mutex_);
  const bool away = keeper_.is_away(boot_clock());
  const bool nobody = !keeper_.holds() && !keeper_.holder();
  lock.unlock();  // vitals may call functions that wait for this lock
  vitals_.set("database_away", away ? 1 : 0);
  vitals_.trouble(Trouble::reaching, away || nobody);
}

void Tenancy::heard() {
  const std::lock_guard lock(mutex_);
  keeper_.heard(boot_clock());
}

void Tenancy::missed(std::int64_t epoch) {
  const std::lock_guard lock(mutex_);
  keeper_.missed(epoch);
}

void Tenancy::run() {
  while (true) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait_for(lock, keeper_.pause(), [this] { return ends_ || keeper_.gives_back(); });
      if (ends_) return;
    }
    round();
  }
}

void Tenancy::round() {
  try {
    auto question = begin();
    while (question) question = hear(*question, ask(table_, *question));
    note_trouble();
  } catch (const std::exception& error) {  // out of memory: retried
    log_(Severity::error, "lease-failed", {{"what", std::string_view(error.what())}});
  }
}

std::optional<LeaseKeeper::Question> Tenancy::begin() const {
  const std::lock_guard lock(mutex_);
  return keeper_.begin(boot_clock());
}

std::optional<LeaseKeeper::Question> Tenancy::hear(const LeaseKeeper::Question& question,
                                                   const Result<LeaseKeeper::Answer>& answer) {
  std::optional<LeaseKeeper::Question> next;
  std::vector<LeaseKeeper::News> news;
  {
    const std::lock_guard lock(mutex_);
    next = keeper_.hear(question, answer, boot_clock());
    news = keeper_.take_news();
  }
  wake_.notify_all();
  for (const auto& one : news) tell_of(one);
  return next;
}

void Tenancy::tell_of(const LeaseKeeper::News& news) {
  using Kind = LeaseKeeper::News::Kind;
  switch (news.kind) {
    case Kind::took_over:
      vitals_.set("holds_games", 1);
      vitals_.set("epoch", news.epoch);
      vitals_.count("takeovers_total");
      log_(Severity::info, "took-over", {{"epoch", news.epoch}});
      break;
    case Kind::overtaken: return log_(Severity::warning, "overtaken", {{"epoch", news.epoch}});
    case Kind::cut_off: return log_(Severity::warning, "cut-off", {{"epoch", news.epoch}});
    case Kind::barred:
      return log_(Severity::warning, "take-over-barred", {{"what", std::string_view(news.what)}});
    case Kind::lost: vitals_.set("holds_games", 0); break;
    case Kind::holder: break;
    case Kind::away:
      return log_(Severity::warning, "lease-unknown", {{"what", std::string_view(news.what)}});
    case Kind::back: return log_(Severity::info, "lease-known", {});
  }
  const std::lock_guard lock(mutex_);
  if (listener_) listener_();
}

}  // namespace camlann::server
