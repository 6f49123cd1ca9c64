#pragma once
// Accounts, sessions, tokens and reserved names. On the thread of Accounts, with a connection of
// its own to the database of the games.

#include <memory>
#include <optional>
#include <set>
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
  std::vector<ReservedName> reserved;
};

/// Changes that are written together.
struct AccountWrite {
  std::optional<Account> read;     // what the change is based on; a conflict if changed since
  std::optional<Account> account;  // new or changed, except for `admin`
  bool renamed = false;            // else an existing account keeps its name
  bool made = false;               // by a guest; its games take the name (finish_changes())
  std::string language;            // the tag that its browser asks for; empty: unchanged
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

  /// Writes all or nothing; the data is on disk when it returns. After a new account of a guest and
  /// a deleted account, finish_changes() has to follow.
  [[nodiscard]] Result<void> write(const AccountWrite& write);
  /// Gives the games of new accounts their names, and removes those of deleted ones from games,
  /// chat and studies, in many short transactions. After an error, or a restart and load(), another
  /// call continues.
  [[nodiscard]] Result<void> finish_changes();
  [[nodiscard]] Result<std::optional<Account>> find(std::string_view player);
  /// Ignores differences that names may not have (folded_name()).
  [[nodiscard]] Result<std::optional<Account>> find_named(std::string_view name);
  /// Returns all reserved names, folded.
  [[nodiscard]] Result<std::vector<ReservedName>> reserved_names();
  /// Returns the folded names that this player may not take, because they are reserved for another
  /// one, or for no player, at that time.
  [[nodiscard]] Result<std::vector<std::string>> reserved_from(std::string_view player, Millis now);
  /// Returns the sessions of an account, the last used first.
  [[nodiscard]] Result<std::vector<Session>> sessions(std::string_view player);
  /// Returns the tokens of an account, the newest first.
  [[nodiscard]] Result<std::vector<Token>> tokens(std::string_view player);
  /// Returns all other data of this player, without games.
  [[nodiscard]] Result<message::MyThings> things(const std::string& player);
  /// Returns what this account has done alone, by the names of the parts.
  [[nodiscard]] Result<std::vector<message::ProgressPart>> progress(std::string_view player);
  /// Replaces the part if it has the requested version. A new part is refused if the account has
  /// `most_parts`.
  [[nodiscard]] Result<message::KeptProgress> keep_progress(std::string_view player,
                                                            const message::KeepProgress& wish,
                                                            std::int64_t most_parts);
  /// Keeps the language that the browser of an account asks for.
  [[nodiscard]] Result<void> keep_language(std::string_view player, std::string_view tag);
  /// True if this player has, or had, a game.
  [[nodiscard]] Result<bool> has_played(std::string_view player);
  /// Notes when these sessions and tokens, by their keys, were last used.
  [[nodiscard]] Result<void> note_used(std::span<const std::pair<std::string, Millis>> used);

 private:
  Result<void> write_all(const AccountWrite& write);
  [[nodiscard]] Result<void> end_letters(const std::string& player);
  /// Returns a conflict if the account was deleted, or changed in more than its name and `admin`.
  [[nodiscard]] Result<void> check_unchanged(const Account& read);
  Result<void> write_account(const Account& account);
  Result<void> remove_account(const std::string& player, Millis at);

  database::Database database_;
  std::set<std::string> unfinished_;  // players with such a change
};

/// Opens the accounts of a database that open_database_store() has made or upgraded.
[[nodiscard]] Result<std::unique_ptr<AccountStore>> open_database_account_store(
    const database::Address& address);

}  // namespace camlann::server
