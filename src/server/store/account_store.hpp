#pragma once
// Accounts, sessions, tokens and reserved names. On the thread of Accounts, with a connection of
// its own to the database of the games.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// Everything that the directory of accounts keeps in memory.
struct Everybody {
  std::vector<Account> accounts;  // without passwords and e-mail addresses
  std::vector<Session> sessions;
  std::vector<Token> tokens;
  std::vector<std::string> retired;  // players of former accounts
};

/// A name that only this player may take until then.
struct ReservedName {
  std::string name;
  std::string player;
  Millis until = 0;

  bool operator==(const ReservedName&) const = default;
};

/// Changes that are written together.
struct AccountWrite {
  std::optional<Account> account;  // new or changed, except for `admin`
  bool renamed = false;            // else an existing account keeps its name
  bool made = false;               // by a guest, whose games take its name
  bool ends_letters = false;       // links to a new password or address of the account are void
  std::vector<Session> begun;
  std::vector<std::string> ended;         // keys of sessions
  std::optional<Token> token;             // a new one
  std::vector<std::string> ended_tokens;  // their keys
  std::optional<ReservedName> reserved;
  std::string deleted;  // the player of a removed account, with the name shown to others
  Millis at = 0;
};

class AccountStore {
 public:
  explicit AccountStore(database::Database database) : database_(std::move(database)) {}

  /// Removes the sessions last used before `unused` or begun before `begun`, and the names reserved
  /// and the links of mails valid until `now` or earlier; nothing if no session has been used since
  /// `lately`, or the clock may have jumped within the last day, because it may be wrong then.
  [[nodiscard]] Result<void> purge(Millis unused, Millis begun, Millis now, Millis lately);
  [[nodiscard]] Result<Everybody> load();

  /// Writes all or nothing; the data is on disk when it returns.
  [[nodiscard]] Result<void> write(const AccountWrite& write);
  [[nodiscard]] Result<std::optional<Account>> find(std::string_view player);
  /// Ignores differences that names may not have (folded_name()).
  [[nodiscard]] Result<std::optional<Account>> find_named(std::string_view name);
  /// Returns the folded names that this player may not take, because they are reserved for another
  /// one, or for no player, at that time.
  [[nodiscard]] Result<std::vector<std::string>> reserved_from(std::string_view player, Millis now);
  /// Returns the sessions of an account, the last used first.
  [[nodiscard]] Result<std::vector<Session>> sessions(std::string_view player);
  /// Returns the tokens of an account, the newest first.
  [[nodiscard]] Result<std::vector<Token>> tokens(std::string_view player);
  /// Returns all other data of this player, without games.
  [[nodiscard]] Result<message::MyThings> things(const std::string& player);
  /// True if this player has, or had, a game.
  [[nodiscard]] Result<bool> has_played(std::string_view player);
  /// Notes when these sessions and tokens, by their keys, were last used.
  [[nodiscard]] Result<void> note_used(std::span<const std::pair<std::string, Millis>> used);

 private:
  Result<void> write_all(const AccountWrite& write);
  [[nodiscard]] Result<void> end_letters(const std::string& player);
  Result<void> write_account(const Account& account);
  Result<void> remove_account(const std::string& player, Millis at);

  database::Database database_;
};

/// Opens the accounts of a database that open_database_store() has made or upgraded.
[[nodiscard]] Result<std::unique_ptr<AccountStore>> open_database_account_store(
    const database::Address& address);

}  // namespace camlann::server
