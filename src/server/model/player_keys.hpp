#pragma once
// Keys that identify players. A key is issued in a cookie, recognised by a seal that only this
// server's secret can make, and stored only as a hash, so that a reader of the database cannot act
// for a player. Immutable; any thread.

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/core/secret.hpp"

namespace camlann::server {

/// The owner of a key: a guest, identified by the key alone, or the session of an account. The seal
/// contains the kind, so the key of an ended session has no owner.
enum class KeyKind : std::uint8_t { guest, session };

struct PlayerKey {
  std::string text;
  KeyKind kind = KeyKind::guest;

  bool operator==(const PlayerKey&) const = default;
};

class PlayerKeys {
 public:
  /// `before` lists stored players with cookies older than seals, which have none.
  PlayerKeys(std::string secret, std::set<std::string, std::less<>> before, Namer namer);

  /// Returns the key in a cookie; nothing if this server has not issued it. Accepts the shorter
  /// seals of earlier versions, which a visit to a page replaces: the key is what must be secret.
  [[nodiscard]] std::optional<PlayerKey> read(std::string_view cookie) const;
  /// Returns a new key.
  [[nodiscard]] std::string issue() const { return namer_(player_key_length); }
  /// Returns the content of this key's cookie.
  [[nodiscard]] std::string cookie_of(std::string_view key, KeyKind kind = KeyKind::guest) const;

 private:
  [[nodiscard]] std::string seal_of(std::string_view key, KeyKind kind) const;

  const std::string secret_;
  const std::set<std::string, std::less<>> before_;
  const Namer namer_;
};

/// Returns the owner of a guest's key, as stored.
[[nodiscard]] std::string player_of(std::string_view key);
/// Returns the stored form of a session's key. Unlike player_of(), it is not public.
[[nodiscard]] std::string session_of(std::string_view key);

}  // namespace camlann::server
