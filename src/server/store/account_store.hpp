#pragma once
// What the server keeps of accounts. An interface for the same reasons as Store. All calls come
// from the thread of Accounts, one at a time, on a connection of its own.

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

/// Who there is, for the directory.
struct Everybody {
  std::vector<Account> accounts;  // without passwords and mail
  std::vector<Session> sessions;
  std::vector<Token> tokens;
  std::vector<std::string> retired;  // players who were accounts
};

/// A name that nobody but this player may take until then.
struct ReservedName {
  std::string name;
  std::string player;
  Millis until = 0;

  bool operator==(const ReservedName&) const = default;
};

/// What is written together.
struct AccountWrite {
  std::optional<Account> account;  // a new one, or as it is now; who keeps order is not its matter
  bool renamed = false;            // else an account that is there keeps its name
  std::vector<Session> begun;
  std::vector<std::string> ended;  // keys of sessions
  std::optional<Token> token;      // a new one
  std::string ended_token;         // the key of one
  std::optional<ReservedName> reserved;
  std::string deleted;  // the player whose account goes, and his name wherever others see it
  Millis at = 0;
};

class AccountStore {
 public:
  virtual ~AccountStore() = default;

  /// Removes the sessions that were last used before `unused` and the names that are reserved no
  /// longer than until `now`.
  [[nodiscard]] virtual Result<void> purge(Millis unused, Millis now) = 0;
  [[nodiscard]] virtual Result<Everybody> load() = 0;

  /// All or nothing, and on disk when it returns.
  [[nodiscard]] virtual Result<void> write(const AccountWrite& write) = 0;
  [[nodiscard]] virtual Result<std::optional<Account>> find(std::string_view player) = 0;
  /// However its name is written.
  [[nodiscard]] virtual Result<std::optional<Account>> find_named(std::string_view name) = 0;
  /// Whom the name is reserved for at that moment.
  [[nodiscard]] virtual Result<std::optional<std::string>> reserved_for(std::string_view name,
                                                                        Millis now) = 0;
  /// Of one account, the last used first.
  [[nodiscard]] virtual Result<std::vector<Session>> sessions(std::string_view player) = 0;
  /// Of one account, the newest first.
  [[nodiscard]] virtual Result<std::vector<Token>> tokens(std::string_view player) = 0;
  /// What there is of this player besides all that and his games.
  [[nodiscard]] virtual Result<message::MyThings> things(const std::string& player) = 0;
  /// Whether this player has, or had, a game.
  [[nodiscard]] virtual Result<bool> has_played(std::string_view player) = 0;
  /// When these sessions and tokens, by their keys, were last used.
  [[nodiscard]] virtual Result<void> note_used(
      std::span<const std::pair<std::string, Millis>> used) = 0;
};

}  // namespace camlann::server
