#pragma once
// Compares names by their looks, as UTS 39 (Unicode Security Mechanisms) defines it, with the data
// of ICU: l, I and 1, 0 and O, rn and m, letters of other alphabets; and vv and w. Ignores case,
// too, because readers do, which of spaces, hyphens and underscores is between words, and
// punctuation at both ends. Accents make a difference if the letter has a separate code point. Pure
// functions, thread-safe.

#include <string>
#include <string_view>
#include <vector>

namespace camlann::server {

/// False if the text has invisible characters, ones that no font has, that look like a common
/// space, or heaps of marks.
[[nodiscard]] bool is_legible(std::string_view text);

/// Returns the text with common letters and digits in place of their variants, such as full-width
/// ones, and without what is_legible() refuses.
[[nodiscard]] std::string plain_letters(std::string_view text);

/// Returns the looks of a name as written, in lower case and in upper case, without duplicates. A
/// name in ASCII has one.
[[nodiscard]] std::vector<std::string> looks_of(std::string_view name);

/// True if the names have a look in common. Equal names do.
[[nodiscard]] bool look_alike(std::string_view a, std::string_view b);

}  // namespace camlann::server
