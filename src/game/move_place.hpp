#pragma once
// Where the errors of a record's moves are. Only for game/. Thread-safe.

#include "base/result.hpp"
#include "notation/record.hpp"

namespace camlann {

/// Returns the error of a move at the move's place in its file. A move that has none, such as one
/// in JSON, is named instead of a column of its text.
[[nodiscard]] inline Error at_move(Error error, const RecordMove& move) {
  if (move.line > 0) {
    error.at = {move.line, move.column};
    error.where = to_text(error.at);
  } else if (error.at.line > 0) {
    error.at = {};
    error.where = move.text;
  }
  return error;
}

}  // namespace camlann
