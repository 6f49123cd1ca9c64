#pragma once
// Tokens, by which programs act for an account.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"

namespace camlann {

namespace message {

struct NewToken {
  std::string name;

  bool operator==(const NewToken&) const = default;
};

struct Token {
  std::string id;
  std::string name;
  std::string made;
  std::optional<std::string> used;

  bool operator==(const Token&) const = default;
};

struct Tokens {
  std::vector<Token> tokens;

  bool operator==(const Tokens&) const = default;
};

struct MadeToken {
  std::string text;
  Token token;

  bool operator==(const MadeToken&) const = default;
};

struct EndToken {
  std::string id;

  bool operator==(const EndToken&) const = default;
};

}  // namespace message

namespace wire {

inline constexpr std::int64_t longest_token_name = 40;

template <>
struct Description<message::NewToken> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NewToken";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("name", &message::NewToken::name,
          {.text = "What it is for: a line of text",
           .required = "a name for the token",
           .most = longest_token_name,
           .one_line = true});
  }
};

template <>
struct Description<message::Token> {
  static constexpr std::string_view name = "Token";
  static constexpr std::string_view text = "By which a program acts for the account";
  static constexpr void fields(auto&& field) {
    using message::Token;
    field("id", &Token::id, {.text = "No secret"});
    field("name", &Token::name, {});
    field("made", &Token::made, {.format = "date-time"});
    field("used", &Token::used, {.text = "The last time; null: never", .format = "date-time"});
  }
};

template <>
struct Description<message::Tokens> {
  static constexpr std::string_view name = "Tokens";
  static constexpr std::string_view text = "The newest first";
  static constexpr void fields(auto&& field) { field("tokens", &message::Tokens::tokens, {}); }
};

template <>
struct Description<message::MadeToken> {
  static constexpr std::string_view name = "MadeToken";
  static constexpr std::string_view text = "A new token. Its text is sent only here";
  static constexpr void fields(auto&& field) {
    using message::MadeToken;
    field("text", &MadeToken::text, {.text = "For the header `Authorization: Bearer TEXT`"});
    field("token", &MadeToken::token, {});
  }
};

template <>
struct Description<message::EndToken> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "EndToken";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("id", &message::EndToken::id, {.required = "the id of a token", .most = 64});
  }
};

}  // namespace wire
}  // namespace camlann
