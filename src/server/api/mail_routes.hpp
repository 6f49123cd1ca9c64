#pragma once
// /api/mail and /api/recovery: the e-mail addresses of accounts, and password reset by mail.
// Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/api/password_tries.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/mail/addresses.hpp"

namespace camlann::server {

class MailRoutes {
 public:
  /// All arguments must outlive this; `addresses` is null on a server that sends no mail.
  MailRoutes(MailAddresses* addresses, const Visitors& visitors, PasswordTries& passwords,
             const Limits& limits, const SteadyClock& now);

  /// `path` is the path after "/api".
  void handle(const Call& call, std::string_view path) const;

 private:
  void set(const Call& call) const;
  void remove(const Call& call) const;
  void set_reminders(const Call& call) const;
  void prove(const Call& call) const;
  void stop(const Call& call) const;
  void unsubscribe(const Call& call) const;
  void forgotten(const Call& call) const;
  void recover(const Call& call) const;
  [[nodiscard]] Reply<SignedIn> signed_in_reply(const Call& call) const;

  MailAddresses* const addresses_;
  const Visitors& visitors_;
  PasswordTries& passwords_;
  mutable AddressBuckets changes_;
  mutable AddressBuckets letters_;
  mutable AddressBuckets codes_;  // attempts
};

}  // namespace camlann::server
