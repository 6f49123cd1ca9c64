#pragma once
// /api/account and /api/session: creates and changes accounts, signs in and out. Thread-safe.

#include <string>
#include <string_view>

#include "server/api/call.hpp"
#include "server/api/password_tries.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/account.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/games/games.hpp"

namespace camlann::server {

class AccountRoutes {
 public:
  /// All arguments must outlive this; `archive` is null on a server without an archive.
  AccountRoutes(Accounts& accounts, Games& games, const Visitors& visitors, ArchiveReader* archive,
                PasswordTries& passwords, const Limits& limits, const SteadyClock& now);

  /// `rest` starts with "/account" or "/session".
  void handle(const Call& call, std::string_view rest) const;

  /// True if the caller has an account; otherwise answers the call.
  [[nodiscard]] static bool signed_in(const Call& call);

 private:
  void me(const Call& call) const;
  void read(const Call& call, std::string_view what) const;
  void make(const Call& call) const;
  void sign_in(const Call& call) const;
  void sign_out(const Call& call) const;
  void rename(const Call& call) const;
  void set_challenges(const Call& call) const;
  void progress(const Call& call) const;
  void change_password(const Call& call) const;
  void end_sessions(const Call& call) const;
  void remove(const Call& call) const;
  /// Counts the games that this browser played as a guest, or moves them to the caller's account.
  void guest_games(const Call& call) const;
  void take_games(const Call& call, const std::string& guest) const;
  /// Sends all personal data as one message.
  void send_data(const Call& call) const;
  /// Sends all games as one text of records.
  void send_records(const Call& call) const;

  /// Signs the browser in; `cookie` is an additional cookie, if not empty.
  [[nodiscard]] Reply<SignedIn> signed_in_reply(const Call& call, int status,
                                                const std::string& cookie = {}) const;

  /// Returns the response that makes the browser this guest.
  [[nodiscard]] Response guest_response(const Visitor& guest, bool secure) const;

  Accounts& accounts_;
  Games& games_;
  const Visitors& visitors_;
  ArchiveReader* archive_;
  PasswordTries& passwords_;
  mutable AddressBuckets new_accounts_;
  mutable AddressBuckets calls_;
  mutable AddressBuckets exports_;
};

[[nodiscard]] Caller caller_of(const Call& call);
[[nodiscard]] Response account_response(int status, const Account& account);
/// Answers with the caller's account.
[[nodiscard]] Reply<Account> account_reply(const Call& call);

}  // namespace camlann::server
