#include "server/services/mail/addresses.hpp"

#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/model/account.hpp"
#include "server/model/letter.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/mail/letters.hpp"
#include "server/store/account_store.hpp"
#include "server/store/mail_store.hpp"
#include "wire/messages/mail.hpp"

namespace camlann::server {

namespace {

Failure bad_link() {
  return failure(ErrorCode::not_found, "This link has been used or is too old", "code",
                 "a new one");
}

}  // namespace

MailAddresses::MailAddresses(Accounts& accounts, AccountStore& account_store, MailStore& store,
                             std::string secret, Clock clock, const Limits& limits)
    : accounts_(accounts),
      account_store_(account_store),
      store_(store),
      secret_(std::move(secret)),
      clock_(std::move(clock)),
      limits_(limits) {}

void MailAddresses::find(const Caller& caller, const Reply<message::MailState>& reply) {
  accounts_.post(caller, reply, [this, caller]() -> Result<message::MailState> {
    const auto account = accounts_.own(caller);
    return account ? state_of(*account) : Failure(account.error());
  });
}

void MailAddresses::set(const Caller& caller, const message::NewMail& wish,
                        const Reply<message::MailState>& reply) {
  accounts_.post(caller, reply, [this, caller, wish] { return set_now(caller, wish); });
}

void MailAddresses::remove(const Caller& caller, const message::EndMail& wish,
                           const Reply<message::MailState>& reply) {
  accounts_.post(caller, reply, [this, caller, wish] { return remove_now(caller, wish); });
}

void MailAddresses::set_reminders(const Caller& caller, bool on,
                                  const Reply<message::MailState>& reply) {
  accounts_.post(caller, reply, [this, caller, on]() -> Result<message::MailState> {
    TRY(const auto account, accounts_.own(caller));
    if (on && !account.mail_proven) {
      return failure(ErrorCode::conflict, "No e-mail address of yours is confirmed", {},
                     "an address");
    }
    TRY_VOID(store_.set_reminders(account.id, on, clock_()));
    return state_of(account);
  });
}

void MailAddresses::prove(const Caller& caller, const std::string& code, const Reply<bool>& reply) {
  accounts_.post(caller, reply, [this, code] { return prove_now(code); });
}

void MailAddresses::stop(const Caller& caller, const std::string& code, const Reply<bool>& reply) {
  accounts_.post(caller, reply, [this, code]() -> Result<bool> {
    const auto player = read_stop_code(code, secret_);
    if (!player) return bad_link();
    TRY_VOID(store_.set_reminders(*player, false, clock_()));
    return true;
  });
}

void MailAddresses::forgotten(const Caller& caller, const std::string& mail,
                              const Reply<bool>& reply) {
  accounts_.post(caller, reply, [this, mail]() -> Result<bool> {
    TRY_VOID(put({0, LetterPurpose::recover, {}, mail, 0}));
    return true;
  });
}

void MailAddresses::recover(const Caller& caller, const message::RecoverAccount& wish,
                            const Reply<SignedIn>& reply) {
  accounts_.post(caller, reply, [this, caller, wish] { return recover_now(caller, wish); });
}

Result<message::MailState> MailAddresses::state_of(const Account& account) {
  message::MailState state;
  state.possible = true;
  if (account.mail_proven) state.address = account.mail;
  TRY(const auto asked, store_.asked(account.id, clock_()));
  if (!asked.empty()) state.asked = asked;
  TRY(const auto reminds, store_.reminds(account.id));
  state.reminders = reminds;
  return state;
}

Result<message::MailState> MailAddresses::set_now(const Caller& caller,
                                                  const message::NewMail& wish) {
  TRY(const auto account, accounts_.own(caller));
  // The owner of the address can reset the password.
  TRY_VOID(accounts_.check_password(account, wish.password));
  if (caller.language) {
    TRY_VOID(account_store_.keep_language(account.id, caller.language->tag()));
  }
  TRY_VOID(put({0, LetterPurpose::prove, account.id, wish.mail, 0}));
  return state_of(account);
}

Result<message::MailState> MailAddresses::remove_now(const Caller& caller,
                                                     const message::EndMail& wish) {
  TRY(auto account, accounts_.confirmed(caller, wish.password));
  AccountWrite write;
  write.read = account;
  account.mail.clear();
  account.mail_proven = false;
  write.account = account;
  write.ends_letters = true;
  TRY_VOID(account_store_.write(write));
  TRY_VOID(store_.set_reminders(account.id, false, clock_()));
  accounts_.note(Severity::info, "address-removed");
  return state_of(account);
}

Result<bool> MailAddresses::prove_now(const std::string& code) {
  TRY(const auto link, read(code, LetterPurpose::prove));
  TRY(auto found, account_store_.find(link.player));
  std::optional<Account> account = std::move(found);
  if (!account) return bad_link();
  AccountWrite write;
  write.read = *account;
  account->mail = link.mail;
  account->mail_proven = true;
  write.account = std::move(*account);
  write.ends_letters = true;  // a link to a new password may have been sent to the old address
  TRY_VOID(account_store_.write(write));
  accounts_.note(Severity::info, "address-changed");
  return true;
}

Result<SignedIn> MailAddresses::recover_now(const Caller& caller,
                                            const message::RecoverAccount& wish) {
  TRY(const auto link, read(wish.code, LetterPurpose::recover));
  TRY(auto found, account_store_.find(link.player));
  std::optional<Account> account = std::move(found);
  if (!account || !account->mail_proven || stored_address(account->mail) != link.mail) {
    return bad_link();
  }
  TRY(auto in,
      accounts_.replace_password(std::move(*account), wish.new_password, caller, wish.end_tokens));
  accounts_.note(Severity::info, "password-changed", "letter");
  return in;
}

Result<MailCodeRow> MailAddresses::read(const std::string& code, LetterPurpose purpose) {
  TRY(const auto found, store_.find(stored_code(code), clock_()));
  const std::optional<MailCodeRow>& link = found;
  if (!link || link->purpose != purpose) {
    accounts_.note(Severity::info, "link-refused");
    return bad_link();
  }
  return *link;
}

Result<void> MailAddresses::put(const Letter& letter) {
  const bool recovers = letter.purpose == LetterPurpose::recover;
  return store_.put(letter, clock_(),
                    recovers ? limits_.waiting_recoveries : limits_.waiting_confirmations);
}

}  // namespace camlann::server
