#pragma once
// Errors as values. Every boundary (text, files, requests) returns a Result; no code below server/
// throws. The only header that names the library it uses.

#include <cstdint>
#include <exception>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace camlann::inline v1 {

enum class ErrorCode : std::uint8_t {
  syntax,          // the text cannot be read
  unknown_name,    // no such variant, rule set, option or value
  bad_position,    // readable, but not a position of this game
  illegal_move,    // readable, but a rule forbids it
  ambiguous_move,  // several outcomes match
  game_over,       // the game has ended
  conflict,        // another state was expected
  not_found,
  too_many,  // a limit is reached
  busy,      // no capacity now; try again
  io,
};

/// The input text of a game that an error is in, for callers that handle some of them separately:
/// `header` is one that a record was read without.
enum class Subject : std::uint8_t { other, variant, rules, fen, move, header };

/// A position in a text, both from 1; 0 if the error is not in a text.
struct Spot {
  int line = 0;
  int column = 0;

  [[nodiscard]] bool operator==(const Spot&) const = default;
};

/// Returns "3:14": line:column.
[[nodiscard]] std::string to_text(Spot spot);

/// The error, its location ("3:14", "ply 7", a square, an option), and the expected input. All
/// three are for people; programs use `code`, `about` and `at`.
struct Error {
  ErrorCode code{};
  std::string what;
  std::string where;
  std::string expected;
  Subject about = Subject::other;
  Spot at{};

  [[nodiscard]] bool operator==(const Error&) const = default;
};

/// Makes an error at a position of a text.
[[nodiscard]] Error error_at(Spot at, Subject about, ErrorCode code, std::string what,
                             std::string expected);

/// Returns one line: "where: what (expected ...)".
[[nodiscard]] std::string to_text(const Error& error);

}  // namespace camlann::inline v1
/// @cond TL (the class that this specialises is not in the reference)
// Exception of value() on an error. Its what() is the sentence, which a program that ends by it
// shows.
template <>
class tl::bad_expected_access<camlann::Error> : public std::exception {
 public:
  explicit bad_expected_access(camlann::Error error)
      : error_(std::move(error)), text_(to_text(error_)) {}

  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }

  [[nodiscard]] const camlann::Error& error() const& { return error_; }
  [[nodiscard]] camlann::Error& error() & { return error_; }
  [[nodiscard]] camlann::Error&& error() && { return std::move(error_); }

 private:
  camlann::Error error_;
  std::string text_;
};
/// @endcond
namespace camlann::inline v1 {

template <class T>
using Result = tl::expected<T, Error>;

using Failure = tl::unexpected<Error>;

[[nodiscard]] inline Failure failure(ErrorCode code, std::string what, std::string where = {},
                                     std::string expected = {}) {
  return Failure(Error{code, std::move(what), std::move(where), std::move(expected)});
}

}  // namespace camlann::inline v1
