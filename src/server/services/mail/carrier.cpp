#include "server/services/mail/carrier.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/retry.hpp"
#include "server/core/secret.hpp"
#include "server/model/delivery.hpp"
#include "server/model/letter.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/letters.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/store/mail_store.hpp"

namespace camlann::server {

namespace {

constexpr Millis an_hour = std::chrono::milliseconds(std::chrono::hours(1)).count();
constexpr int letters_at_once = 20;
/// The limit per address and hour, so that other people cannot flood a mailbox.
constexpr int letters_per_address = 5;
constexpr int accounts_per_address = 5;

constexpr Millis lasts(LetterPurpose purpose) {
  return purpose == LetterPurpose::prove ? 72 * an_hour : an_hour;
}

/// Returns the outcome of several tries: one that must be repeated repeats all.
Delivery worse(Delivery one, Delivery other) {
  if (one == Delivery::later || other == Delivery::taken) return one;
  return other;
}

}  // namespace

Carrier::Carrier(MailStore store, MailOptions options, std::string secret, Clock clock, Namer namer,
                 Log log)
    : store_(std::move(store)),
      mailer_(std::move(options)),
      secret_(std::move(secret)),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      log_(std::move(log)) {}

void Carrier::deliver() {
  const auto now = clock_();
  const auto due =
      store_.forget_expired(now).and_then([&] { return store_.due(now, letters_at_once); });
  if (!due) {
    log_(Severity::warning, "letters-unread", {{"what", std::string_view(due.error().what)}});
    return;
  }
  struct Progress {
    Delivery worst = Delivery::taken;
    std::size_t on_its_way = 0;
  };
  std::vector<Progress> progress(due->size());
  std::vector<Addressed> addressed;
  for (std::size_t i = 0; i < due->size(); ++i) {
    const auto before = addressed.size();
    progress[i] = {address((*due)[i], i, addressed), addressed.size() - before};
    if (addressed.size() == before) settle((*due)[i], progress[i].worst);
  }
  std::vector<Mail> mails;
  mails.reserve(addressed.size());
  for (const auto& one : addressed) mails.push_back(one.mail);
  mailer_.send(mails, clock_(), [&](std::size_t index, Delivery delivery) {
    auto& one = addressed[index];
    const bool useless = delivery != Delivery::taken;
    if (useless && !store_.remove(one.stored_code)) delivery = Delivery::later;
    one.stored_code.clear();
    auto& [worst, on_its_way] = progress[one.letter];
    worst = worse(worst, delivery);
    if (--on_its_way == 0) settle((*due)[one.letter], worst);
  });
  for (const auto& cancelled : addressed) {
    if (!cancelled.stored_code.empty()) (void)store_.remove(cancelled.stored_code);
  }
}

void Carrier::settle(const Letter& letter, Delivery delivery) {
  if (delivery != Delivery::taken) log_(Severity::warning, "letter-not-taken", {});
  const bool again = delivery == Delivery::later && letter.tries + 1 < most_tries;
  const auto noted =
      again ? store_.postpone(letter, clock_() + retry_after(letter.tries)) : store_.done(letter);
  if (!noted) log_(Severity::warning, "letter-unsettled", {});  // may be sent again
}

Delivery Carrier::address(const Letter& letter, std::size_t index, std::vector<Addressed>& all) {
  if (letter.purpose == LetterPurpose::prove) {
    const auto name = store_.name_of(letter.player);
    if (!name) return Delivery::later;
    if (name->empty()) return Delivery::gone;
    return address(letter.purpose, {letter.player, *name}, letter.mail, index, all);
  }
  const auto accounts = store_.at(letter.mail, accounts_per_address);
  if (!accounts) return Delivery::later;
  auto worst = Delivery::taken;
  for (const auto& account : *accounts) {
    // The address in the account may differ from the one that was typed.
    const auto mail = store_.address_of(account.player);
    worst =
        worse(worst, mail ? address(letter.purpose, account, *mail, index, all) : Delivery::later);
  }
  return worst;
}

Delivery Carrier::address(LetterPurpose purpose, const Addressee& to, const std::string& mail,
                          std::size_t index, std::vector<Addressed>& all) {
  const auto now = clock_();
  const auto sent = store_.made_since(mail, now - an_hour);
  if (!sent) return Delivery::later;
  if (*sent >= letters_per_address) return Delivery::refused;
  const auto code = namer_(mail_code_length);
  const auto stored = stored_code(code);
  const auto kept = store_.add({stored, purpose, to.player,
                                purpose == LetterPurpose::prove ? mail : stored_address(mail), now,
                                now + lasts(purpose)});
  if (!kept) return Delivery::later;
  all.push_back({index, stored, letter_with_code(purpose, mail, to.name, mailer_.site(), code)});
  return Delivery::taken;
}

void Carrier::remind(const std::vector<Reminder>& reminders, const Mailer::Ended& ended) {
  std::vector<Mail> mails;
  std::vector<std::size_t> about;  // by mail: the index of its reminder
  for (std::size_t i = 0; i < reminders.size(); ++i) {
    const auto& [words, player] = reminders[i];
    const auto address = store_.address_of(player);
    if (!address || address->empty()) {
      ended(i, address ? Delivery::gone : Delivery::later);
      continue;
    }
    mails.push_back(reminder(words, *address, mailer_.site(), stop_code(player, secret_)));
    about.push_back(i);
  }
  mailer_.send(mails, clock_(),
               [&](std::size_t index, Delivery delivery) { ended(about[index], delivery); });
}

}  // namespace camlann::server
