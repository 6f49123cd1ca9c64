#pragma once
// /api/account and /api/session: accounts made, signed in to and out of, changed. Thread-safe.

#include <string>
#include <string_view>

#include "server/api/call.hpp"
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
  /// All must outlive it; without a reader there is no archive.
  AccountRoutes(Accounts& accounts, Games& games, const Visitors& visitors, ArchiveReader* archive,
                const Limits& limits, const SteadyClock& now);

  /// `rest` begins with "/account" or "/session".
  void handle(const Call& call, std::string_view rest) const;

  /// Whether the caller has an account; answers the call if not.
  [[nodiscard]] static bool signed_in(const Call& call);

 private:
  void me(const Call& call) const;
  void read(const Call& call, std::string_view what) const;
  void make(const Call& call) const;
  void sign_in(const Call& call) const;
  void sign_out(const Call& call) const;
  void rename(const Call& call) const;
  void change_password(const Call& call) const;
  void end_sessions(const Call& call) const;
  void remove(const Call& call) const;
  /// What the browser's guest has played, which the caller may take into his account.
  void guest_games(const Call& call) const;
  void take_games(const Call& call, const std::string& guest) const;
  /// Everything, as one message.
  void send_data(const Call& call) const;
  /// All games as one text of records.
  void send_records(const Call& call) const;

  /// Whether another password may be tried for this name; answers the call if not.
  [[nodiscard]] bool may_try(const Call& call, std::string_view name) const;
  /// The same for whoever is signed in: strangers who guess do not keep him from his own account.
  [[nodiscard]] bool may_try_own(const Call& call) const;
  [[nodiscard]] bool may_try_as(const Call& call, const std::string& whom) const;
  /// `cookie` is one more, if it is not empty.
  [[nodiscard]] Reply<SignedIn> signed_in_reply(const Call& call, int status,
                                                const std::string& cookie = {}) const;

  /// Of a browser that is somebody else from now on.
  [[nodiscard]] Response guest_response(const Visitor& guest, bool secure) const;

  Accounts& accounts_;
  Games& games_;
  const Visitors& visitors_;
  ArchiveReader* archive_;
  mutable AddressBuckets new_accounts_;
  mutable AddressBuckets passwords_;
  mutable AddressBuckets names_;
  mutable AddressBuckets calls_;
  mutable AddressBuckets exports_;
};

[[nodiscard]] Caller caller_of(const Call& call);
/// Tells the caller of his account.
[[nodiscard]] Reply<Account> account_reply(const Call& call);

}  // namespace camlann::server
