#pragma once
// The keys by which players are known: issued in a cookie, known again by a seal that only this
// server's secret can make, and kept in the store as a hash alone, so that who reads the database
// can play in nobody's name. Immutable; any thread.

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/core/secret.hpp"

namespace camlann::server {

/// What a key stands for: a guest, who is no more than his key, or the session of an account. The
/// seal says which: where a session has ended, its key is nobody's.
enum class KeyKind : std::uint8_t { guest, session };

struct PlayerKey {
  std::string text;
  KeyKind kind = KeyKind::guest;

  bool operator==(const PlayerKey&) const = default;
};

class PlayerKeys {
 public:
  /// `before`: players, as stored, whose cookies have no seal because they are older than seals.
  PlayerKeys(std::string secret, std::set<std::string, std::less<>> before, Namer namer);

  /// The key in a cookie that this server has issued; nothing if it has not.
  [[nodiscard]] std::optional<PlayerKey> read(std::string_view cookie) const;
  /// A new key.
  [[nodiscard]] std::string issue() const { return namer_(player_key_length); }
  /// What the cookie of this key holds.
  [[nodiscard]] std::string cookie_of(std::string_view key, KeyKind kind = KeyKind::guest) const;

 private:
  [[nodiscard]] std::string seal_of(std::string_view key, KeyKind kind) const;

  const std::string secret_;
  const std::set<std::string, std::less<>> before_;
  const Namer namer_;
};

/// The owner of a guest's key, as stored.
[[nodiscard]] std::string player_of(std::string_view key);
/// A session's key, as stored. Other than player_of(), which everybody may know.
[[nodiscard]] std::string session_of(std::string_view key);

}  // namespace camlann::server
