#pragma once
// What went wrong, as every interface says it.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

template <>
struct Words<ErrorCode> {
  static constexpr Word<ErrorCode> table[] = {
      {ErrorCode::syntax, "syntax"},
      {ErrorCode::unknown_name, "unknown-name"},
      {ErrorCode::bad_position, "bad-position"},
      {ErrorCode::illegal_move, "illegal-move"},
      {ErrorCode::ambiguous_move, "ambiguous-move"},
      {ErrorCode::game_over, "game-over"},
      {ErrorCode::conflict, "conflict"},
      {ErrorCode::not_found, "not-found"},
      {ErrorCode::too_many, "too-many"},
      {ErrorCode::busy, "busy"},
      {ErrorCode::io, "io"},
  };
};

namespace message {

struct Error {
  std::string what;
  std::string where;
  std::string expected;
  ErrorCode code{};
  std::optional<int> line;
  std::optional<int> column;

  bool operator==(const Error&) const = default;
};

struct ErrorAnswer {
  Error error;

  bool operator==(const ErrorAnswer&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<ErrorCode> {
  static constexpr std::string_view name = "ErrorCode";
  static constexpr std::string_view text = "The kind of an error, for programs";
};

template <>
struct Description<message::Error> {
  static constexpr std::string_view name = "Problem";
  static constexpr std::string_view text =
      "The texts are for people; `where` and `expected` may be empty.";
  static constexpr void fields(auto&& field) {
    using message::Error;
    field("what", &Error::what, {});
    field("where", &Error::where,
          {.text = "A field (`ply`), a place in a text (`1:14`), a square (`E6`)"});
    field("expected", &Error::expected, {});
    field("code", &Error::code, {});
    field("line", &Error::line,
          {.text = "Of the place in a text, from 1; only where it is known", .left_out = true});
    field("column", &Error::column, {.text = "The same, in bytes", .left_out = true});
  }
};

template <>
struct Description<message::ErrorAnswer> {
  static constexpr std::string_view name = "ErrorAnswer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) { field("error", &message::ErrorAnswer::error, {}); }
};

}  // namespace wire
}  // namespace camlann
