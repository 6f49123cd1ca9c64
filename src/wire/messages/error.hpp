#pragma once
// Errors, in the same form on every interface.

#include <optional>
#include <string>

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

struct Problem {
  MESSAGE(Problem, "The texts are for people; `where` and `expected` may be empty.");
  FIELD(std::string, what);
  FIELD(std::string, where, "A field (`ply`), a place in a text (`1:14`), a square (`E6`)");
  FIELD(std::string, expected);
  FIELD(ErrorCode, code) {};
  FIELD(std::optional<int>, line, "Of the place in a text, from 1; only where it is known",
        .left_out = true);
  FIELD(std::optional<int>, column, "The same, in bytes", .left_out = true);
};

struct ErrorAnswer {
  MESSAGE(ErrorAnswer);
  FIELD(Problem, error);
};

}  // namespace message

namespace wire {

template <>
inline constexpr Title title<ErrorCode>{"ErrorCode", "The kind of an error, for programs"};

}  // namespace wire
}  // namespace camlann
