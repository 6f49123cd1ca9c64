#pragma once
// The e-mail addresses of accounts: set, confirmed by a link, and used for reminders and password
// resets. The work is done on the thread of Accounts, in the caller's turn. Requests may be made on
// any thread; each is answered there once its change is on disk. Letters are only queued here;
// Carrier sends them.

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
  /// All except the secret must outlive this. The secret signs the links that stop reminders.
  MailAddresses(Accounts& accounts, AccountStore& account_store, MailStore& store,
                std::string secret, Clock clock, const Limits& limits);

  // For signed-in players; each replies with the state afterwards.
  void find(const Caller& caller, const Reply<message::MailState>& reply);
  /// Sends a confirmation link to the new address, which must be valid in form. The old address
  /// stays in use until the link is followed.
  void set(const Caller& caller, const message::NewMail& wish,
           const Reply<message::MailState>& reply);
  void remove(const Caller& caller, const message::EndMail& wish,
              const Reply<message::MailState>& reply);
  void set_reminders(const Caller& caller, bool on, const Reply<message::MailState>& reply);

  // For clients that followed a link from a letter
  void prove(const Caller& caller, const std::string& code, const Reply<bool>& reply);
  void stop(const Caller& caller, const std::string& code, const Reply<bool>& reply);
  /// Requests a password reset. The reply and its time do not reveal if the address is known.
  void forgotten(const Caller& caller, const std::string& mail, const Reply<bool>& reply);
  void recover(const Caller& caller, const message::RecoverAccount& wish,
               const Reply<SignedIn>& reply);

 private:
  [[nodiscard]] Result<message::MailState> state_of(const Account& account);
  [[nodiscard]] Result<message::MailState> set_now(const Caller& caller,
                                                   const message::NewMail& wish);
  [[nodiscard]] Result<message::MailState> remove_now(const Caller& caller,
                                                      const message::EndMail& wish);
  [[nodiscard]] Result<bool> prove_now(const std::string& code);
  [[nodiscard]] Result<SignedIn> recover_now(const Caller& caller,
                                             const message::RecoverAccount& wish);
  /// Reads a link's code; an error if it is used, expired or forged.
  [[nodiscard]] Result<MailCodeRow> read(const std::string& code, LetterPurpose purpose);
  /// Queues a letter. It is never refused: if too many wait, those that failed most give way.
  [[nodiscard]] Result<void> put(const Letter& letter);

  Accounts& accounts_;
  AccountStore& account_store_;
  MailStore& store_;
  const std::string secret_;
  const Clock clock_;
  const Limits limits_;
};

}  // namespace camlann::server
