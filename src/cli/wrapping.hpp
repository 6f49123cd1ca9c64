#pragma once
// Text broken into lines for a terminal. Used by terminal play.

#include <cstddef>
#include <string>
#include <string_view>

namespace camlann::cli {

/// Returns the columns of the terminal of standard output; of another output those of the variable
/// COLUMNS, or 0 without it.
[[nodiscard]] std::size_t output_width();

/// Replaces spaces by line ends so that lines have at most `width` columns, except for longer
/// words; 0 means no limit. Lines that it begins have `indent` spaces in front. Each character
/// counts as one column.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);

}  // namespace camlann::cli
