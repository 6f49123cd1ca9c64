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

/// Whether a text can only be JSON: records begin with a header, `[Key`, or a comment, `{text}`.
/// Thread-safe.
[[nodiscard]] bool is_json(std::string_view text);

/// Objects as record_to_json() of cli/ writes them, one after another or in arrays, perhaps behind
/// the head of an archive. Moves may also be objects with "notation". Errors are at line:column of
/// the text. Thread-safe.
[[nodiscard]] Result<std::vector<Record>> records_from_json(std::string_view text);

/// One game after another of JSON lines, or of one list; what cannot be read, a line or the list,
/// is one error. The text is_json() and outlives it. Not thread-safe.
class JsonRecords {
 public:
  explicit JsonRecords(std::string_view text);

  [[nodiscard]] std::optional<Result<Record>> next();
  /// Of the text, from 1: where the last game, or what is wrong, was read.
  [[nodiscard]] int line() const { return line_; }

 private:
  [[nodiscard]] Error in_line(Error error) const;

  std::string_view rest_;
  char line_end_;
  int line_ = 0;
  std::deque<Record> games_;  // of the lines so far
};

}  // namespace camlann::wire
