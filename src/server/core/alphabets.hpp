#pragma once
// Text in any alphabet: in letters of the English one, and in other cases. With the data of ICU.
// Pure functions, thread-safe.

#include <array>
#include <string>
#include <string_view>

namespace camlann::server {

/// Returns the text in the letters of ASCII: "Zurich", "Lodz", "Klub Kamelot". Empty if ICU is out
/// of memory.
[[nodiscard]] std::string in_ascii(std::string_view text);

/// Returns the text unchanged, in small letters, in capital letters, with a capital at the start of
/// each word, and with one at the start of the text.
[[nodiscard]] std::array<std::string, 5> cases_of(std::string_view text);

}  // namespace camlann::server
