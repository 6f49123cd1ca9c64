#pragma once
// Counts the letters of a text as readers see them. Pure functions, thread-safe.

#include <cstdint>
#include <string_view>

namespace camlann::wire {

/// Most bytes of a letter, on average, in a text of limited length: one letter can have any number
/// of marks.
inline constexpr std::int64_t most_bytes_per_letter = 16;

/// Returns the number of letters (extended grapheme clusters, UAX 29) of a text in UTF-8: a letter
/// with its accents is one, and so is a flag. Programs without ICU count code points.
[[nodiscard]] std::int64_t number_of_letters(std::string_view text);

/// True if the text is not longer, and its bytes are in bounds.
[[nodiscard]] bool has_at_most(std::string_view text, std::int64_t letters);
/// True if the text is not shorter.
[[nodiscard]] bool has_at_least(std::string_view text, std::int64_t letters);

}  // namespace camlann::wire
