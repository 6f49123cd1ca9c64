#pragma once
// The names of variants from files: which characters they may have, and which names look the same.
// Called by the reader of definitions and by the catalog. Pure functions.

#include <string>
#include <string_view>

namespace camlann::camelot {

/// True for a letter of any script, or a mark on a letter. Not for letters in special styles, such
/// as full width, superscript or mathematical bold, and not for characters that are invisible.
[[nodiscard]] bool is_letter(char32_t code);

/// Returns the form in which names that look the same are equal: capital letters, combining
/// accents, spaces, hyphens, and letters and digits that look like a Latin letter make no
/// difference. `name` is UTF-8. For comparisons, not for people.
[[nodiscard]] std::string shape_of(std::string_view name);

/// True if people would take one for the other.
[[nodiscard]] bool look_alike(std::string_view a, std::string_view b);

}  // namespace camlann::camelot
