#pragma once
// Tokens, by which programs act for an account without a cookie (RFC 6750): how they are written,
// and kept as a hash alone. Pure, thread-safe.

#include <optional>
#include <string>
#include <string_view>

namespace camlann::server {

/// What a header Authorization has for a token, whatever it is; nothing with another scheme, such
/// as that of a proxy, and without the header.
[[nodiscard]] std::optional<std::string_view> bearer_in(std::string_view authorization);

/// The token of this key: "camlann_" and the key, so that programs that look for lost secrets know
/// it.
[[nodiscard]] std::string token_of(std::string_view key);

/// A token as it is stored; nothing if it cannot be one. It has 160 random bits and is found by its
/// hash: the time that takes says nothing of tokens that are like it.
[[nodiscard]] std::optional<std::string> hashed_token(std::string_view token);

}  // namespace camlann::server
