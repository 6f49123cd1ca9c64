#include "server/model/player_keys.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "server/core/same_secret.hpp"
#include "server/core/secret.hpp"
#include "server/core/sha256.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t seal_length = 26;          // 130 bits
constexpr std::size_t shorter_seal_length = 16;  // of earlier versions, the beginning of a seal

}  // namespace

PlayerKeys::PlayerKeys(std::string secret, std::set<std::string, std::less<>> before, Namer namer)
    : secret_(std::move(secret)), before_(std::move(before)), namer_(std::move(namer)) {}

std::optional<PlayerKey> PlayerKeys::read(std::string_view cookie) const {
  const auto key = cookie.substr(0, player_key_length);
  if (!is_name(key, player_key_length)) return std::nullopt;
  const auto seal = cookie.substr(player_key_length);
  if (seal.empty()) {
    const bool known = before_.find(player_of(key)) != before_.end();
    return known ? std::optional(PlayerKey{std::string(key)}) : std::nullopt;
  }
  for (const auto kind : {KeyKind::guest, KeyKind::session}) {
    const auto right = seal_of(key, kind);
    const auto shorter = std::string_view(right).substr(0, shorter_seal_length);
    if (same_secret(seal, right) || same_secret(seal, shorter)) {
      return PlayerKey{std::string(key), kind};
    }
  }
  return std::nullopt;
}

std::string PlayerKeys::cookie_of(std::string_view key, KeyKind kind) const {
  return std::string(key) + seal_of(key, kind);
}

std::string PlayerKeys::seal_of(std::string_view key, KeyKind kind) const {
  const std::string sealed(kind == KeyKind::guest ? "" : "session ");
  const auto digest = hmac_sha256(secret_, sealed + std::string(key));
  return name_of({digest.data(), digest.size()}, seal_length);
}

// Keys have 160 random bits, so a plain hash does not make them guessable.
std::string player_of(std::string_view key) {
  const auto digest = sha256("camlann player " + std::string(key));
  return name_of({digest.data(), digest.size()}, player_key_length);
}

std::string session_of(std::string_view key) {
  const auto digest = sha256("camlann session " + std::string(key));
  return name_of({digest.data(), digest.size()}, player_key_length);
}

}  // namespace camlann::server
