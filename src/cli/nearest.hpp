#pragma once
// Finds the word that was meant by a misspelt one. Used for the names of commands and options.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::cli {

/// Returns the word with the fewest letters to change, add, leave out or swap; the first of
/// several. Nothing if more than a third of the letters differ and the text does not begin the
/// word.
[[nodiscard]] std::optional<std::string> nearest(std::string_view typed,
                                                 const std::vector<std::string>& words);

}  // namespace camlann::cli
