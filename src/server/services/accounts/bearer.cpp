#include "server/services/accounts/bearer.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/words.hpp"
#include "server/core/secret.hpp"
#include "server/core/sha256.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view token_prefix = "camlann_";

}  // namespace

std::optional<std::string_view> bearer_in(std::string_view authorization) {
  const auto text = trimmed(authorization);
  const auto end = text.find_first_of(" \t");
  if (!same_letters(text.substr(0, end), "bearer")) return std::nullopt;
  return end == std::string_view::npos ? std::string_view{} : trimmed(text.substr(end));
}

std::string token_of(std::string_view key) {
  return std::string(token_prefix).append(key);
}

std::optional<std::string> hashed_token(std::string_view token) {
  if (token.substr(0, token_prefix.size()) != token_prefix) return std::nullopt;
  const auto key = token.substr(token_prefix.size());
  if (!is_name(key, player_key_length)) return std::nullopt;
  const auto digest = sha256("camlann token " + std::string(key));
  return name_of({digest.data(), digest.size()}, player_key_length);
}

Failure beyond_token(message::TokenScope needed) {
  return failure(ErrorCode::conflict, "This token does not permit this", "Authorization",
                 "a token with the scope " + std::string(word_of(needed)));
}

}  // namespace camlann::server
