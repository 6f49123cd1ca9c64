#include "server/services/mail/carrier.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

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
  const auto due = store_.due(clock_(), letters_at_once);
  if (!due) {
    log_(Severity::warning, "letters-unread", {{"what", std::string_view(due.error().what)}});
    return;
  }
  for (const auto& letter : *due) {
    const auto delivery = send(letter);
    if (delivery == Delivery::later && mailer_.stopped()) return;
    if (delivery != Delivery::taken) log_(Severity::warning, "letter-not-taken", {});
    const bool again = delivery == Delivery::later && letter.tries + 1 < most_tries;
    const auto noted =
        again ? store_.postpone(letter, clock_() + retry_after(letter.tries)) : store_.done(letter);
    if (!noted) return;  // may be sent again
  }
}

Delivery Carrier::send(const Letter& letter) {
  if (letter.purpose == LetterPurpose::prove) {
    const auto name = store_.name_of(letter.player);
    if (!name) return Delivery::later;
    if (name->empty()) return Delivery::gone;
    return send(letter.purpose, {letter.player, *name}, letter.mail);
  }
  const auto accounts = store_.at(letter.mail, accounts_per_address);
  if (!accounts) return Delivery::later;
  auto worst = Delivery::taken;
  for (const auto& [player, name] : *accounts) {
    // The address in the account may differ from the one that was typed.
    const auto address = store_.address_of(player);
    if (!address) return Delivery::later;
    const auto delivery = send(letter.purpose, {player, name}, *address);
    if (delivery != Delivery::taken) worst = delivery;
  }
  return worst;
}

Delivery Carrier::send(LetterPurpose purpose, const Addressee& to, const std::string& mail) {
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
  const auto delivery =
      mailer_.send(letter_with_code(purpose, mail, to.name, mailer_.site(), code), now);
  if (delivery == Delivery::taken) return delivery;
  return store_.remove(stored) ? delivery : Delivery::later;
}

Delivery Carrier::remind(const NoticeWords& words, const std::string& player) {
  const auto address = store_.address_of(player);
  if (!address) return Delivery::later;
  if (address->empty()) return Delivery::gone;
  return mailer_.send(reminder(words, *address, mailer_.site(), stop_code(player, secret_)),
                      clock_());
}

}  // namespace camlann::server
