#pragma once
// Seats and results in the languages. Pure functions.

#include <string>
#include <vector>

#include "languages/language.hpp"

namespace camlann::languages {

/// Returns "Weiß" for "White", as a label or at the start of a sentence; another name unchanged.
[[nodiscard]] std::string seat_text(Language language, const std::string& name);

/// Returns its form inside a sentence: "las blancas" for "White".
[[nodiscard]] std::string seat_inside(Language language, const std::string& name);

/// Returns "Weiß gewinnt." for the names of the winning seats; "Remis." without any.
[[nodiscard]] std::string result_text(Language language, const std::vector<std::string>& winners);

}  // namespace camlann::languages
