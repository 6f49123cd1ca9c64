#pragma once
// Errors as values. Every boundary (text, files, requests) answers with a Result; nothing below
// server/ throws. The only header that names the library it uses.

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

namespace camlann::inline v0_2 {

enum class ErrorCode : std::uint8_t {
  syntax,          // the text cannot be read
  unknown_name,    // no such variant, rule set, option or value
  bad_position,    // readable, but no position of this game
  illegal_move,    // readable, but a rule forbids it
  ambiguous_move,  // several outcomes fit
  game_over,       // the game has ended
  conflict,        // another state was expected
  not_found,
  too_many,  // a limit is reached
  busy,      // no capacity now; try again
  io,
};

/// Which of the texts that a game is made of an error is in, for callers that treat some apart.
enum class Subject : std::uint8_t { other, variant, rules, fen, move };

/// A place in a text, both from 1; 0 where the error is in no text.
struct Spot {
  int line = 0;
  int column = 0;

  bool operator==(const Spot&) const = default;
};

/// "3:14": line:column.
[[nodiscard]] std::string to_text(Spot spot);

/// What went wrong, where ("3:14", "ply 7", a square, an option), and what was expected instead.
/// All three are for people; programs branch on `code`, `about` and `at`.
struct Error {
  ErrorCode code{};
  std::string what;
  std::string where;
  std::string expected;
  Subject about = Subject::other;
  Spot at{};

  bool operator==(const Error&) const = default;
};

/// The error that something in a text is wrong at `at`.
[[nodiscard]] Error error_at(Spot at, Subject about, ErrorCode code, std::string what,
                             std::string expected);

/// One line: "where: what (expected ...)".
[[nodiscard]] std::string to_text(const Error& error);

template <class T>
using Result = tl::expected<T, Error>;

using Failure = tl::unexpected<Error>;

[[nodiscard]] inline Failure failure(ErrorCode code, std::string what, std::string where = {},
                                     std::string expected = {}) {
  return Failure(Error{code, std::move(what), std::move(where), std::move(expected)});
}

}  // namespace camlann::inline v0_2
