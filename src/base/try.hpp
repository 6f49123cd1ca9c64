#pragma once
// Returns errors to the caller. Public headers do not include this, so that its macros stay ours.
//
//   Result<Game> load(const std::string& file) {
//     TRY(const auto text, read_file(file));  // text is a std::string
//     TRY_VOID(check(text));
//     return read_game(text);
//   }

#include <utility>

#include "base/result.hpp"

#define CAMLANN_JOINED(a, b) a##b
#define CAMLANN_AT_LINE(name, line) CAMLANN_JOINED(name, line)
#define CAMLANN_TRY(tried, declaration, ...)                         \
  auto tried = (__VA_ARGS__);                                        \
  if (!(tried)) return ::camlann::Failure(std::move(tried).error()); \
  declaration = *std::move(tried)

/// Declares a variable with the value of a Result, or returns its error from the function. At most
/// one per line, and not as the whole body of an `if` or a loop. The variable is a copy or moved.
#define TRY(declaration, ...) \
  CAMLANN_TRY(CAMLANN_AT_LINE(tried_in_line_, __LINE__), declaration, __VA_ARGS__)

/// Returns the error of a Result from the function, if it has one. A value is dropped, so a lock
/// needs TRY. A lambda inside the expression cannot use this macro.
#define TRY_VOID(...)                                                                            \
  do {                                                                                           \
    if (auto tried = (__VA_ARGS__); !tried) return ::camlann::Failure(std::move(tried).error()); \
  } while (false)
