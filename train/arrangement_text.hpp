#pragma once
// Arrangements of Camblam's men as text, in the files and on the command line of arrays.cpp.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/camblam/arrays.hpp"

namespace camlann::train {

/// Parses "AARBIQ/NNNCCC", or "AARBIQ/NNNCCC turned". Refused: other men than the source's.
[[nodiscard]] Result<camblam::Arrangement> read_arrangement(std::string_view text);

/// Returns the text that read_arrangement() reads back.
[[nodiscard]] std::string to_text(const camblam::Arrangement& arrangement);

}  // namespace camlann::train
