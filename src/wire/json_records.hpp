#pragma once
// Game records from JSON, for the commands of the program and for what players upload. Not in the
// browser.

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/record.hpp"

namespace camlann::wire {

/// True if a text must be JSON: records begin with a header, `[Key`, or a comment, `{text}`.
/// Thread-safe.
[[nodiscard]] bool is_json(std::string_view text);

/// Reads games as objects in the form of record_to_json() of cli/, one after another or in arrays,
/// optionally after the head of an archive. Moves may also be objects with "notation". Errors have
/// the line:column of the text. An unreadable value is one error and costs its first line; in a
/// list, a faulty game costs only itself. The text outlives the reader. Not thread-safe.
class JsonRecords {
 public:
  explicit JsonRecords(std::string_view text) : text_(text) {}

  [[nodiscard]] std::optional<Result<Record>> next();
  /// Returns the line, from 1, on which the value of the last game or error begins.
  [[nodiscard]] int line() const { return line_; }

 private:
  void read_value();
  /// Returns the line:column of a place in the value that begins here.
  [[nodiscard]] std::string place_of(std::size_t offset) const;

  std::string_view text_;
  std::size_t offset_ = 0;
  std::size_t counted_ = 0;  // the lines before this offset
  int line_ = 1;
  std::deque<Result<Record>> games_;  // read, but not yet returned
};

}  // namespace camlann::wire
