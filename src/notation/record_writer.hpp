#pragma once
// Writes a game record in the full form: the headers in one order, then unknown ones as they came,
// an empty line, numbered moves, the result. What it writes, record_reader reads back.
// Thread-safe.

#include <string>
#include <string_view>

#include "notation/record.hpp"

namespace camlann::inline v0_2 {

/// Event, Site, Date, White, Black ("?" where unknown), Result, Plies; Variant, Rules, Array and
/// FEN where given. Moves are written as they are in the record; the side to move first and its
/// move number come from the FEN. Ends with a newline.
[[nodiscard]] std::string write_record(const Record& record);

/// How the value of a header is written: line ends and tabs become spaces.
[[nodiscard]] std::string one_line(std::string_view value);

}  // namespace camlann::inline v0_2
