#include "simulation/contest.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace camlann::server::simulation {

namespace {

/// Healthy time before servers may rest.
constexpr Millis calm_after = 10 * second;
/// Time until a server must hold the lease: a lease runs out, and a server that has reached the
/// database again waits.
constexpr Millis goes_on_after = 20 * second;

Failure no_answer() {
  return failure(ErrorCode::io, "the database does not answer");
}

}  // namespace

Contender::Contender(World& world, Contest& contest, std::string address, const Namer& namer)
    : world_(world),
      contest_(contest),
      keeper_(std::move(address), namer),
      rate_(LeaseRow::clock_rate(world)),
      began_(world.now() - world.below(1'000'000)) {}

LeaseKeeper::Time Contender::clock() const {
  return LeaseKeeper::Time(
      static_cast<std::int64_t>(static_cast<double>(world_.now() - began_) * rate_));
}

bool Contender::linked() const {
  return !cut_off && !contest_.database_away;
}

void Contender::begin_in(Millis wait) {
  world_.after(wait, [self = shared_from_this()] { self->round(); });
}

void Contender::round() {
  if (dead_) return;
  owes_round_ = stands_still_;
  if (!stands_still_) send(keeper_.begin(clock()));
}

void Contender::send(const LeaseKeeper::Question& question) {
  if (!linked()) return arrive_in(world_.between(1, 3 * second), question, no_answer());
  const auto most = contest_.database_slow ? 6 * second : 20;
  const auto there = world_.between(1, most);
  // A server that gives up does not know the outcome.
  const bool gives_up = there > second && world_.chance(0.5);
  if (gives_up) arrive_in(world_.between(second / 2, there), question, no_answer());
  world_.after(there, [self = shared_from_this(), question, most, gives_up] {
    auto& world = self->world_;
    if (self->contest_.database_away) {
      if (!gives_up) self->arrive_in(world.between(1, 3 * second), question, no_answer());
      return;
    }
    const auto answer = self->contest_.row_.answer(question);
    if (gives_up) return;
    const bool lost = self->cut_off || self->answers_to_lose > 0;
    if (lost && self->answers_to_lose > 0) --self->answers_to_lose;
    if (lost) return self->arrive_in(world.between(1, 3 * second), question, no_answer());
    self->arrive_in(world.between(1, most), question, answer);
  });
}

void Contender::arrive_in(Millis wait, const LeaseKeeper::Question& question,
                          const Result<LeaseKeeper::Answer>& answer) {
  world_.after(wait, [self = shared_from_this(), question, answer] {
    if (self->dead_) return;
    if (self->stands_still_) {
      self->arrived_.emplace(Arrived{question, answer});
    } else {
      self->arrive(question, answer);
    }
  });
}

void Contender::arrive(const LeaseKeeper::Question& question,
                       const Result<LeaseKeeper::Answer>& answer) {
  if (const auto next = hear(question, answer)) return send(*next);
  rests_ = contest_.may_rest(*this);
  if (rests_) {
    contest_.resting_ = true;
  } else {
    begin_in(keeper_.pause().count());
  }
}

std::optional<LeaseKeeper::Question> Contender::hear(const LeaseKeeper::Question& question,
                                                     const Result<LeaseKeeper::Answer>& answer) {
  ++contest_.rounds_;
  auto next = keeper_.hear(question, answer, clock());
  contest_.check_after(*this);
  for (const auto& news : keeper_.take_news()) {
    if (hear_) hear_(news);
  }
  return next;
}

void Contender::round_now() {
  if (!rests_ || !there()) return;
  std::optional question = keeper_.begin(clock());
  while (question) {
    question =
        linked() ? hear(*question, contest_.row_.answer(*question)) : hear(*question, no_answer());
  }
}

void Contender::wake() {
  if (dead_ || !std::exchange(rests_, false)) return;
  begin_in(world_.between(1, keeper_.pause().count()));
}

void Contender::go_on() {
  if (!std::exchange(stands_still_, false)) return;
  if (const auto had = std::exchange(arrived_, std::nullopt)) {
    arrive(had->question, had->answer);
  } else if (std::exchange(owes_round_, false)) {
    round();
  }
}

void Contender::give_back(Millis pause) {
  keeper_.give_back(clock() + LeaseKeeper::Time(pause));
}

Contest::Contest(World& world, Told& told, std::function<bool(std::int64_t)> set_epoch,
                 bool may_rest)
    : world_(world), told_(told), row_(world, told, std::move(set_epoch)), may_rest_(may_rest) {
  row_.on_taken = [this] { check_nobody_is_certain(); };
}

std::shared_ptr<Contender> Contest::add(const std::string& address, const Namer& namer) {
  auto one = std::make_shared<Contender>(world_, *this, address, namer);
  std::erase_if(all_, [](const auto& old) {
    const auto there = old.lock();
    return !there || there->dead();
  });
  all_.push_back(one);
  return one;
}

/// The holder of the lease rests first, with a lease that it has just renewed.
bool Contest::may_rest(const Contender& one) const {
  if (resting_) return true;
  return may_rest_ && world_.now() >= quiet_from_ && !database_away && !database_slow &&
         one.linked() && one.answers_to_lose == 0 && one.is_certain() && !one.keeper().gives_back();
}

void Contest::stir() {
  const auto all = all_;
  for (const auto& weak : all) {
    if (const auto one = weak.lock(); one && one->holds()) one->round_now();
  }
  resting_ = false;
  quiet_from_ = world_.now() + calm_after;
  for (const auto& weak : all) {
    if (const auto one = weak.lock()) one->wake();
  }
  world_.after(goes_on_after, [this, stirred = ++stirred_] { check_somebody_has_games(stirred); });
}

void Contest::look(Contender& one) {
  if (!resting_) return;
  for (const auto& weak : all_) {
    if (const auto other = weak.lock(); other && other->holds()) other->round_now();
  }
  if (!one.holds()) one.round_now();
}

void Contest::check_nobody_is_certain() {
  for (const auto& weak : all_) {
    const auto one = weak.lock();
    if (one && !one->dead() && one->is_certain()) {
      told_.wrong("the games are taken while a server is certain to have them");
    }
  }
}

void Contest::check_after(const Contender& one) {
  if (one.is_certain() && one.keeper().own().epoch != row_.epoch()) {
    told_.wrong("a server is certain of epoch " + std::to_string(one.keeper().own().epoch) +
                " in epoch " + std::to_string(row_.epoch()));
  }
}

void Contest::check_somebody_has_games(std::int64_t stirred) {
  if (stirred != stirred_ || database_away || database_slow) return;
  bool somebody_could = false;
  for (const auto& weak : all_) {
    const auto one = weak.lock();
    if (!one || !one->there() || !one->linked()) continue;
    look(*one);
    if (one->is_certain()) return;
    somebody_could = true;
  }
  if (somebody_could) told_.wrong("nobody has the games although all is well");
}

}  // namespace camlann::server::simulation
