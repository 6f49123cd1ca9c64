#pragma once
// Game records from JSON, for the commands of the program and for what players upload. Not in the
// browser.

#include <deque>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/record.hpp"

namespace camlann::wire {

/// True if a text must be JSON: records begin with a header, `[Key`, or a comment, `{text}`.
/// Thread-safe.
[[nodiscard]] bool is_json(std::string_view text);

/// Reads objects in the form of record_to_json() of cli/, one after another or in arrays,
/// optionally after the head of an archive. Moves may also be objects with "notation". Errors have
/// the line:column of the text. Thread-safe.
[[nodiscard]] Result<std::vector<Record>> records_from_json(std::string_view text);

/// Reads the games of JSON lines or of one list, one by one. An unreadable line or list is one
/// error. The text is_json() and outlives the reader. Not thread-safe.
class JsonRecords {
 public:
  explicit JsonRecords(std::string_view text);

  [[nodiscard]] std::optional<Result<Record>> next();
  /// Returns the line, from 1, of the last game or error.
  [[nodiscard]] int line() const { return line_; }

 private:
  [[nodiscard]] Error in_line(Error error) const;

  std::string_view rest_;
  char line_end_;
  int line_ = 0;
  std::deque<Record> games_;  // read, but not yet returned
};

}  // namespace camlann::wire
