#include "server/services/mail/carrier.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/mail_address.hpp"
#include "server/core/retry.hpp"
#include "server/core/secret.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"
#include "server/model/letter.hpp"
#include "server/services/mail/letters.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/store/mail_store.hpp"

namespace camlann::server {

namespace {

constexpr Millis an_hour = std::chrono::milliseconds(std::chrono::hours(1)).count();
/// Time between queries of the database.
constexpr std::chrono::seconds pause_between_deliveries{2};
constexpr std::size_t mails_at_once = 12;
/// The limit of mails that confirm an address, which leaves the other places to new passwords.
constexpr std::size_t confirmations_at_once = 6;
/// Maximum number of letters prepared between two steps of those on their way.
constexpr int letters_at_a_time = 50;
/// The limit per recipient and hour, so that other people cannot flood a mailbox.
constexpr std::size_t letters_per_recipient = 5;
constexpr int accounts_per_address = 5;

constexpr Millis lasts(LetterPurpose purpose) {
  return purpose == LetterPurpose::prove ? 72 * an_hour : an_hour;
}

/// Returns the maximum number of tries: those of a confirmation take 21 minutes, those of a new
/// password almost an hour and a half. Both are easily requested again.
constexpr int most_tries_of(LetterPurpose purpose) {
  return purpose == LetterPurpose::prove ? 4 : 5;
}

/// Returns the share of the mails on their way.
Share share_of_mails(LetterPurpose purpose) {
  if (purpose == LetterPurpose::prove) return {"<confirmations>", confirmations_at_once};
  return {"<new passwords>", mails_at_once};
}

/// Returns the shares of a letter. The mails of a letter may wait for one another, so there are
/// more letters than places. Domains of confirmations are counted separately: these may wait for
/// places that slow ones use, and new passwords for the same domain must not wait with them.
std::vector<Share> shares_of_letter(const Letter& letter) {
  auto shares = shares_of(letter.mail);
  if (letter.purpose == LetterPurpose::prove) {
    for (auto& share : shares) share.of.insert(0, "confirmations ");
  }
  auto of_all = share_of_mails(letter.purpose);
  of_all.most *= 2;
  shares.push_back(std::move(of_all));
  return shares;
}

/// Returns what counts as one recipient. Anyone can request confirmations for any address, so these
/// are counted by mailbox. A new password goes only to a confirmed address: one that differs in its
/// dots may belong to another person, and must not use up the letters of this one.
std::string recipient(LetterPurpose purpose, const std::string& mail) {
  return purpose == LetterPurpose::prove ? mailbox_of(mail) : stored_address(mail);
}

/// Returns the outcome of several tries: one that must be repeated repeats all.
Delivery worse(Delivery one, Delivery other) {
  if (one == Delivery::later || other == Delivery::taken) return one;
  return other;
}

}  // namespace

Carrier::Carrier(MailStore store, MailOptions options, Clock clock, Namer namer, Log log)
    : store_(std::move(store)),
      mailer_(std::move(options), mails_at_once),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      log_(std::move(log)),
      actor_({}, pause_between_deliveries, Actor::Closing::finish, log_) {}

void Carrier::run() {
  actor_.run([this] { run_once(); });
}

void Carrier::close() {
  actor_.close();
  mailer_.stop();
}

void Carrier::run_once() {
  try {
    deliver();
  } catch (const std::exception&) {  // out of memory: the next round finds the same letters
    log_(Severity::error, "letters-failed", {});
  }
  actor_.work(pause_between_deliveries);
}

void Carrier::deliver() {
  if (!store_.forget_expired(clock_())) log_(Severity::warning, "letters-unread", {});
  forget_cancelled();  // if memory ran out
  unsettled_.clear();
  do {
    more_ = false;
    mailer_.send([this] { return next(); }, clock_);
  } while (more_ && !mailer_.stopped());
  forget_cancelled();
}

void Carrier::forget_cancelled() {
  for (const auto& [id, going] : going_) {
    for (const auto& code : going.codes) (void)store_.remove(code);
  }
  going_.clear();
  in_use_ = {};
}

std::vector<OutgoingMail> Carrier::next() {
  sent_.forget_old(clock_());
  std::vector<OutgoingMail> mails;
  add_next(LetterPurpose::recover, mails);
  add_next(LetterPurpose::prove, mails);
  return mails;
}

void Carrier::add_next(LetterPurpose purpose, std::vector<OutgoingMail>& mails) {
  const auto due = store_.due(purpose, clock_());
  if (!due) {
    log_(Severity::warning, "letters-unread", {{"what", std::string_view(due.error().what)}});
    return;
  }
  int prepared = 0;
  for (const auto& letter : *due) {
    if (going_.count(letter.id) > 0 || unsettled_.count(letter.id) > 0) continue;
    auto shares = shares_of_letter(letter);
    if (!in_use_.have_room(shares)) continue;
    if (++prepared > letters_at_a_time) {
      more_ = true;
      return;
    }
    begin({letter, std::move(shares), {}, Delivery::taken}, mails);
  }
}

void Carrier::begin(Going going, std::vector<OutgoingMail>& mails) {
  going.worst = address(going, mails);
  if (going.codes.empty()) return settle(going.letter, going.worst);
  in_use_.take(going.shares);
  const auto id = going.letter.id;
  going_.emplace(id, std::move(going));
}

Delivery Carrier::address(Going& going, std::vector<OutgoingMail>& mails) {
  const auto& letter = going.letter;
  if (letter.purpose == LetterPurpose::prove) {
    const auto name = store_.name_of(letter.player);
    if (!name) return Delivery::later;
    if (name->empty()) return Delivery::gone;
    return address(going, {letter.player, *name}, letter.mail, mails);
  }
  const auto accounts = store_.at(letter.mail, accounts_per_address);
  if (!accounts) return Delivery::later;
  auto worst = Delivery::taken;
  for (const auto& account : *accounts) {
    // The address in the account may differ from the one that was typed.
    const auto mail = store_.address_of(account.player);
    worst = worse(worst, mail ? address(going, account, *mail, mails) : Delivery::later);
  }
  return worst;
}

Delivery Carrier::address(Going& going, const Addressee& to, const std::string& mail,
                          std::vector<OutgoingMail>& mails) {
  const auto now = clock_();
  const auto purpose = going.letter.purpose;
  const std::pair counted(purpose, recipient(purpose, mail));
  if (sent_.of(counted) >= letters_per_recipient) return Delivery::refused;
  const auto language = store_.language_of(to.player);
  if (!language) return Delivery::later;
  const auto code = namer_(mail_code_length);
  const auto stored = stored_code(code);
  const auto added = store_.add(
      {stored, purpose, to.player, purpose == LetterPurpose::prove ? mail : stored_address(mail),
       now, now + lasts(purpose)},
      going.letter.id);
  if (!added) return Delivery::later;
  if (!*added) return Delivery::gone;
  sent_.add(counted, now);
  going.codes.insert(stored);
  mails.push_back({letter_with_code(purpose, mail, to.name, mailer_.site(), code, *language),
                   {share_of_mails(purpose)},
                   [this, letter = going.letter.id, stored, counted](Delivery delivery, Millis) {
                     if (delivery != Delivery::taken) sent_.take_back(counted);
                     end(letter, stored, delivery);
                   }});
  return Delivery::taken;
}

void Carrier::end(std::int64_t letter, const std::string& code, Delivery delivery) {
  const auto found = going_.find(letter);
  auto& going = found->second;
  const bool useless = delivery != Delivery::taken;
  if (useless && !store_.remove(code)) delivery = Delivery::later;
  going.codes.erase(code);
  going.worst = worse(going.worst, delivery);
  if (!going.codes.empty()) return;
  in_use_.give_back(going.shares);
  settle(going.letter, going.worst);
  going_.erase(found);
}

void Carrier::settle(const Letter& letter, Delivery delivery) {
  if (delivery != Delivery::taken) log_(Severity::warning, "letter-not-taken", {});
  const bool again =
      delivery == Delivery::later && letter.tries + 1 < most_tries_of(letter.purpose);
  const auto noted =
      again ? store_.postpone(letter, clock_() + retry_after(letter.tries)) : store_.done(letter);
  if (noted) return;
  unsettled_.insert(letter.id);  // may be sent again
  log_(Severity::warning, "letter-unsettled", {});
}

}  // namespace camlann::server
