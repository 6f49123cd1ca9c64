#pragma once
// Writes a game record in the full form: the headers in a fixed order, then unknown ones in their
// order, an empty line, numbered moves, the result. record_reader reads the text back. Thread-safe.

#include <string>
#include <string_view>

#include "notation/record.hpp"

namespace camlann::inline v1 {

/// Writes Event, Site, Date, White, Black ("?" if unknown), Result, Plies; Variant, Rules, Array
/// and FEN if given. Moves are copied from the record; the side to move first and its move number
/// come from the FEN. Ends with a newline.
[[nodiscard]] std::string write_record(const Record& record);

/// Escapes the value of a header: line ends and tabs become spaces.
[[nodiscard]] std::string one_line(std::string_view value);

}  // namespace camlann::inline v1
