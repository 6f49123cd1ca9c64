#pragma once
// Bearer tokens (RFC 6750), by which programs act for an account without a cookie. Only their
// hashes are stored. Pure, thread-safe.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "wire/messages/token.hpp"

namespace camlann::server {

/// Returns the token in an Authorization header, valid or not; nothing if there is no header or it
/// has another scheme, such as a proxy's.
[[nodiscard]] std::optional<std::string_view> bearer_in(std::string_view authorization);

/// Returns the token of this key: "camlann_" and the key, so that secret scanners recognise it.
[[nodiscard]] std::string token_of(std::string_view key);

/// Returns the hash that a token is stored by; nothing if the format is wrong. Tokens have 160
/// random bits and are looked up by hash, so the time of the lookup reveals nothing about similar
/// tokens.
[[nodiscard]] std::optional<std::string> hashed_token(std::string_view token);

/// Returns the error for a token without this scope.
[[nodiscard]] Failure beyond_token(message::TokenScope needed);

}  // namespace camlann::server
