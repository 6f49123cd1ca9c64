#pragma once
// Tokens that let programs act for an account.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/account.hpp"

namespace camlann {

namespace message {

/// Rights of a token.
enum class TokenScope : std::uint8_t { read, play, challenge, account };

inline constexpr std::int64_t longest_token_name = 40;
inline constexpr std::int64_t token_scopes = 4;

struct NewToken {
  REQUEST(NewToken);
  FIELD(std::string, name, "What it is for: a line of text", .required = "a name for the token",
        .most = longest_token_name, .one_line = true);
  FIELD(
      std::optional<std::vector<TokenScope>>, scopes,
      "What it permits, at least one. By default all, as for tokens from before there were scopes",
      .least = 1, .most = token_scopes, .unknown = "There is no such scope");
  FIELD_LIKE(std::optional<std::string>, password, about_confirming_password);
};

struct Token {
  MESSAGE(Token, "By which a program acts for the account");
  FIELD(std::string, id, "No secret");
  FIELD(std::string, name);
  FIELD(std::vector<TokenScope>, scopes, "What it permits");
  FIELD(std::string, made, "", .format = "date-time");
  FIELD(std::optional<std::string>, used, "The last time; null: never", .format = "date-time");
};

struct Tokens {
  MESSAGE(Tokens, "The newest first");
  FIELD(std::vector<Token>, tokens);
};

struct MadeToken {
  MESSAGE(MadeToken, "A new token. Its text is sent only here");
  FIELD(std::string, text, "For the header `Authorization: Bearer TEXT`");
  FIELD(Token, token);
};

struct EndToken {
  REQUEST(EndToken);
  FIELD(std::string, id, "", .required = "the id of a token", .most = 64);
};

}  // namespace message

template <>
struct Words<message::TokenScope> {
  using enum message::TokenScope;
  static constexpr Word<message::TokenScope> table[] = {
      {read, "read"}, {play, "play"}, {challenge, "challenge"}, {account, "account"}};
};

namespace wire {

template <>
inline constexpr Title title<message::TokenScope>{
    "TokenScope",
    "`read`: everything that the account may read, but not its own data. `play`: moves, games with "
    "the computer, chat, notes and the mark of a bot. `challenge`: challenges, searches, clubs, "
    "leagues and tournaments. `account`: the account's own data and choices, studies and uploads. "
    "No "
    "token changes the account's name, password, address, browsers or tokens"};

}  // namespace wire
}  // namespace camlann
