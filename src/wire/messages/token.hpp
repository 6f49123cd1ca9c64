#pragma once
// Tokens that let programs act for an account.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_token_name = 40;

struct NewToken {
  REQUEST(NewToken);
  FIELD(std::string, name, "What it is for: a line of text", .required = "a name for the token",
        .most = longest_token_name, .one_line = true);
};

struct Token {
  MESSAGE(Token, "By which a program acts for the account");
  FIELD(std::string, id, "No secret");
  FIELD(std::string, name);
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

}  // namespace camlann::message
