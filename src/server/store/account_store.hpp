#pragma once
// Stores accounts. An interface for the same reasons as Store. All calls come from the thread of
// Accounts, one at a time, on a separate connection.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// The accounts, sessions and tokens, for the directory.
struct Everybody {
  std::vector<Account> accounts;  // without passwords and e-mail addresses
  std::vector<Session> sessions;
  std::vector<Token> tokens;
  std::vector<std::string> retired;  // players with former accounts
};

/// A name that only this player may take until then.
struct ReservedName {
  std::string name;
  std::string player;
  Millis until = 0;

  bool operator==(const ReservedName&) const = default;
};

/// The data of one transaction.
struct AccountWrite {
  std::optional<Account> account;  // new or changed; a change keeps the admin flag
  bool renamed = false;            // false: an existing account keeps its name
  std::vector<Session> begun;
  std::vector<std::string> ended;  // keys of sessions
  std::optional<Token> token;      // a new one
  std::string ended_token;         // the key of a token
  std::optional<ReservedName> reserved;
  std::string deleted;  // the player to delete: the account, and the name in shared games
  Millis at = 0;
};

class AccountStore {
 public:
  virtual ~AccountStore() = default;

  /// Removes the sessions last used before `unused` and the name reservations that end by `now`.
  [[nodiscard]] virtual Result<void> purge(Millis unused, Millis now) = 0;
  [[nodiscard]] virtual Result<Everybody> load() = 0;

  /// Writes all or nothing; the data is on disk when it returns.
  [[nodiscard]] virtual Result<void> write(const AccountWrite& write) = 0;
  [[nodiscard]] virtual Result<std::optional<Account>> find(std::string_view player) = 0;
  /// Finds an account by its name, in any spelling of it.
  [[nodiscard]] virtual Result<std::optional<Account>> find_named(std::string_view name) = 0;
  /// Returns the player with a reservation of the name at that time.
  [[nodiscard]] virtual Result<std::optional<std::string>> reserved_for(std::string_view name,
                                                                        Millis now) = 0;
  /// Returns the sessions of an account, the last used first.
  [[nodiscard]] virtual Result<std::vector<Session>> sessions(std::string_view player) = 0;
  /// Returns the tokens of an account, the newest first.
  [[nodiscard]] virtual Result<std::vector<Token>> tokens(std::string_view player) = 0;
  /// Returns all other data of this player, without games.
  [[nodiscard]] virtual Result<message::MyThings> things(const std::string& player) = 0;
  /// True if this player has or had a game.
  [[nodiscard]] virtual Result<bool> has_played(std::string_view player) = 0;
  /// Records the last use of sessions and tokens, given by their keys.
  [[nodiscard]] virtual Result<void> note_used(
      std::span<const std::pair<std::string, Millis>> used) = 0;
};

}  // namespace camlann::server
