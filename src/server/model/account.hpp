#pragma once
// Accounts and their sessions in the store. An account is a player: it has the id of the guest that
// created it. Values, thread-safe.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "base/words.hpp"
#include "server/core/clock.hpp"
#include "wire/messages/bot.hpp"
#include "wire/messages/token.hpp"

namespace camlann::server {

/// True if a program plays for this player's account.
using IsBot = std::function<bool(std::string_view player)>;
/// True if this player has an account.
using HasAccount = std::function<bool(std::string_view player)>;

enum class AccountKind : std::uint8_t { person, bot };

struct Account {
  std::string id;  // the player's
  std::string name;
  AccountKind kind = AccountKind::person;
  std::string password;      // hashed, with its salt and cost
  std::string mail;          // empty if none was given
  bool mail_proven = false;  // its owner has confirmed it with a code
  bool admin = false;
  Millis created = 0;
  bool guests = false;                       // players without an account may challenge it
  message::BotTournaments tournaments = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const Account&) const = default;
};

/// A name that only this player may take until then; no player, if `player` is empty.
struct ReservedName {
  std::string name;
  std::string player;
  Millis until = 0;

  bool operator==(const ReservedName&) const = default;
};

/// A browser that is signed in to an account.
struct Session {
  std::string key;  // hash of the key in the browser's cookie
  std::string id;   // id shown to its owner; not secret
  std::string account;
  std::string browser;  // "Firefox on Linux"
  Millis made = 0;
  Millis used = 0;

  bool operator==(const Session&) const = default;
};

/// Rights of a token; a browser may do everything.
class Scopes {
 public:
  using Scope = message::TokenScope;

  [[nodiscard]] static constexpr Scopes all() { return Scopes{every}; }
  [[nodiscard]] static constexpr Scopes none() { return Scopes{0}; }
  [[nodiscard]] constexpr Scopes with(Scope scope) const {
    return Scopes{static_cast<std::uint8_t>(bits_ | bit(scope))};
  }
  [[nodiscard]] constexpr bool has(Scope scope) const { return (bits_ & bit(scope)) != 0; }
  bool operator==(const Scopes&) const = default;

 private:
  static constexpr std::uint8_t every = 0b1111;
  explicit constexpr Scopes(std::uint8_t bits) : bits_(bits) {}
  static constexpr std::uint8_t bit(Scope scope) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(scope));
  }
  std::uint8_t bits_;
};

/// Lets a program act for an account.
struct Token {
  std::string key;  // hash of the token
  std::string id;   // id shown to its owner, next to the name; not secret
  std::string account;
  std::string name;
  Millis made = 0;
  Millis used = 0;  // 0: never
  Scopes scopes = Scopes::all();

  bool operator==(const Token&) const = default;
};

/// The sender of a request.
struct Identity {
  std::string player;
  std::string name;      // the account's; empty for a guest
  std::string session;   // the hash of its key; empty for a guest
  bool admin = false;    // the account administers the server
  bool program = false;  // signed in with a token; its hash is in `session`
  Scopes scopes = Scopes::all();

  [[nodiscard]] bool guest() const { return name.empty(); }
  bool operator==(const Identity&) const = default;
};

/// The public part of an account.
struct KnownAccount {
  std::string name;
  AccountKind kind = AccountKind::person;
  bool admin = false;
  bool guests = false;                       // players without an account may challenge it
  message::BotTournaments tournaments = {};  // NOLINT(readability-redundant-member-init)

  bool operator==(const KnownAccount&) const = default;
};

/// An account with its player.
struct NamedAccount {
  std::string player;
  KnownAccount account;

  bool operator==(const NamedAccount&) const = default;
};

inline constexpr std::size_t session_id_length = 10;

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::AccountKind> {
  using enum server::AccountKind;
  static constexpr Word<server::AccountKind> table[] = {{person, "person"}, {bot, "bot"}};
};

}  // namespace camlann
