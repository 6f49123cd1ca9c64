#pragma once
// The e-mail addresses of accounts: given, confirmed by a link, and used for reminders and to set a
// new password. The work is done on the thread of Accounts, in the caller's turn; the requests may
// be called from any thread, and are answered there once what they change is on disk. Letters are
// only put down here: Notifier sends them.

#include <string>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/model/account.hpp"
#include "server/model/letter.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/store/account_store.hpp"
#include "server/store/mail_store.hpp"
#include "wire/messages/mail.hpp"

namespace camlann::server {

class MailAddresses {
 public:
  /// All but the secret must outlive this; it is that of the links that stop reminders.
  MailAddresses(Accounts& accounts, AccountStore& account_store, MailStore& store,
                std::string secret, Clock clock, const Limits& limits);

  // For those who are signed in; answered with how it is then.
  void find(const Caller& caller, const Reply<message::MailState>& reply);
  /// A link is sent there, which is an address; the one before counts until it is followed.
  void set(const Caller& caller, const message::NewMail& wish,
           const Reply<message::MailState>& reply);
  void remove(const Caller& caller, const Reply<message::MailState>& reply);
  void set_reminders(const Caller& caller, bool on, const Reply<message::MailState>& reply);

  // For whoever has a link
  void prove(const Caller& caller, const std::string& code, const Reply<bool>& reply);
  void stop(const Caller& caller, const std::string& code, const Reply<bool>& reply);
  /// Whether there is such an address is not told, and takes no other time.
  void forgotten(const Caller& caller, const std::string& mail, const Reply<bool>& reply);
  void recover(const Caller& caller, const message::RecoverAccount& wish,
               const Reply<SignedIn>& reply);

 private:
  [[nodiscard]] Result<message::MailState> state_of(const Account& account);
  [[nodiscard]] Result<message::MailState> set_now(const Caller& caller,
                                                   const message::NewMail& wish);
  [[nodiscard]] Result<message::MailState> remove_now(const Caller& caller);
  [[nodiscard]] Result<bool> prove_now(const std::string& code);
  [[nodiscard]] Result<SignedIn> recover_now(const Caller& caller,
                                             const message::RecoverAccount& wish);
  /// What the link stands for; an error if it is used, over or forged.
  [[nodiscard]] Result<MailCodeRow> read(const std::string& code, LetterPurpose purpose);
  [[nodiscard]] Result<void> put(const Letter& letter);

  Accounts& accounts_;
  AccountStore& account_store_;
  MailStore& store_;
  const std::string secret_;
  const Clock clock_;
  const Limits limits_;
};

}  // namespace camlann::server
