#pragma once
// The keys by which players are known: issued in a cookie, known again by a seal that only this
// server's secret can make, and kept in the store as a hash alone, so that who reads the database
// can play in nobody's name. Immutable; any thread.

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "server/secret.hpp"

namespace camlann::server {

class PlayerKeys {
 public:
  /// `before`: players, as stored, whose cookies have no seal because they are older than seals.
  PlayerKeys(std::string secret, std::set<std::string, std::less<>> before, Namer namer);

  /// The key in a cookie that this server has issued; nothing if it has not.
  [[nodiscard]] std::optional<std::string> read(std::string_view cookie) const;
  /// A new key.
  [[nodiscard]] std::string issue() const { return namer_(player_key_length); }
  /// What the cookie of this key holds.
  [[nodiscard]] std::string cookie_of(std::string_view key) const;

 private:
  [[nodiscard]] std::string seal_of(std::string_view key) const;

  const std::string secret_;
  const std::set<std::string, std::less<>> before_;
  const Namer namer_;
};

/// The owner of this key, as stored.
[[nodiscard]] std::string player_of(std::string_view key);

}  // namespace camlann::server
