#include "server/cluster/lease_keeper.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/core/secret.hpp"
#include "server/store/lease_table.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds lease_look_pause{120};
constexpr milliseconds lease_renew_pause{400};
constexpr milliseconds lease_away_pause{250};
/// The lease ends earlier here than for other servers.
constexpr milliseconds early_end{300};
/// After a reconnection to the database, the previous holder of the games goes first.
constexpr milliseconds courtesy{1500};
/// Shortest time between two reports that the holder of the games is unreachable. A report removes
/// the holder's address until it renews its lease.
constexpr milliseconds missed_pause{5000};
/// A reported holder that has received nothing for this long gives the games away, and pauses
/// before it takes them again.
constexpr milliseconds longest_silence{1500};
constexpr milliseconds cut_off_pause{10'000};
constexpr std::size_t owner_name_length = 12;

/// Counts from before the question was sent.
milliseconds certain_from(milliseconds asked) {
  return asked + LeaseTable::lasts - early_end;
}

}  // namespace

LeaseKeeper::LeaseKeeper(std::string address, Namer namer)
    : address_(std::move(address)), namer_(std::move(namer)), own_{namer_(owner_name_length), 0} {}

milliseconds LeaseKeeper::pause() const {
  if (away_) return lease_away_pause;
  return holds_ ? lease_renew_pause : lease_look_pause;
}

void LeaseKeeper::give_back(Time not_before) {
  not_before_ = std::max(not_before_, not_before);
  gives_back_ = holds_;
}

bool LeaseKeeper::is_away(Time now) const {
  return away_ || now >= certain_from(answered_);
}

LeaseKeeper::Question LeaseKeeper::ask(Question::Kind kind, Time now) const {
  return {kind, own_.name, address_, own_.epoch, now};
}

LeaseKeeper::Question LeaseKeeper::begin(Time now) const {
  if (!holds_) return ask(Question::Kind::look, now);
  return ask(gives_back_ ? Question::Kind::give_back : Question::Kind::renew, now);
}

std::optional<LeaseKeeper::Question> LeaseKeeper::hear(const Question& question,
                                                       const Result<Answer>& answer, Time now) {
  using Kind = Question::Kind;
  std::optional<Question> next;
  if (answer) answered_ = std::max(answered_, question.asked);
  switch (question.kind) {
    case Kind::look:
      if (answer) {
        next = hear_look(answer->lease, now);
      } else {
        show(std::nullopt);
      }
      break;
    case Kind::take:
      if (answer) hear_take(answer->epoch, question.asked);
      break;
    case Kind::renew:
      if (answer) next = hear_renew(answer->address, question.asked, now);
      break;
    case Kind::set_address: break;
    case Kind::give_back: lose(); break;  // without an answer, the lease expires
  }
  if (!next) settle(answer, now);
  return next;
}

std::optional<LeaseKeeper::Question> LeaseKeeper::hear_look(const LeaseTable::Lease& lease,
                                                            Time now) {
  note_bar(lease.barred);
  if (lease.left > 0) {
    // The lease of a killed process that this one replaces: clear its address.
    if (!lease.address.empty() && lease.address == address_) {
      show(std::nullopt);
      return Question{Question::Kind::set_address, lease.owner, {}, lease.epoch, now};
    }
    show(Holder{lease.address, lease.epoch});
    if (std::exchange(missed_, 0) != lease.epoch || now < next_missed_) return std::nullopt;
    next_missed_ = now + missed_pause;
    return Question{Question::Kind::set_address, lease.owner, {}, lease.epoch, now};
  }
  show(std::nullopt);
  // After a reconnection to the database, the lease is not taken at once.
  if (away_ || now < not_before_ || !barred_.empty()) return std::nullopt;
  return ask(Question::Kind::take, now);
}

void LeaseKeeper::hear_take(std::optional<std::int64_t> epoch, Time asked) {
  if (!epoch) return;
  own_.epoch = *epoch;
  holds_ = true;
  certain_until_ = certain_from(asked);
  heard_ = std::max(heard_, asked);
  news_.push_back({News::Kind::took_over, *epoch, {}});
}

std::optional<LeaseKeeper::Question> LeaseKeeper::hear_renew(
    const std::optional<std::string>& address, Time asked, Time now) {
  if (!address) {
    news_.push_back({News::Kind::overtaken, own_.epoch, {}});
    lose();
    return std::nullopt;
  }
  certain_until_ = certain_from(asked);
  if (*address == address_) return std::nullopt;
  // A server could not reach this one. If others can, that one is at fault.
  if (now - heard_ < longest_silence) return ask(Question::Kind::set_address, now);
  news_.push_back({News::Kind::cut_off, own_.epoch, {}});
  give_back(now + cut_off_pause);
  return ask(Question::Kind::give_back, now);
}

void LeaseKeeper::lose() {
  holds_ = false;
  gives_back_ = false;
  news_.push_back({News::Kind::lost, own_.epoch, {}});
  own_ = {namer_(owner_name_length), 0};
}

void LeaseKeeper::show(std::optional<Holder> holder) {
  if (holder_ == holder) return;
  holder_ = std::move(holder);
  news_.push_back({News::Kind::holder, 0, {}});
}

void LeaseKeeper::note_bar(const std::string& barred) {
  if (barred_ == barred) return;
  barred_ = barred;
  if (!barred_.empty()) news_.push_back({News::Kind::barred, 0, barred_});
}

void LeaseKeeper::settle(const Result<Answer>& answer, Time now) {
  if (answer.has_value() == !away_) return;
  away_ = !answer;
  if (away_) {
    news_.push_back({News::Kind::away, 0, answer.error().what});
  } else {
    news_.push_back({News::Kind::back, 0, {}});
    not_before_ = std::max(not_before_, now + courtesy);
  }
}

}  // namespace camlann::server
