#pragma once
// The names of seats in the languages. Pure functions.

#include <string>

#include "languages/language.hpp"

namespace camlann::print {

/// Returns "Weiß" for "White", as a label or at the start of a sentence; another name unchanged.
[[nodiscard]] std::string seat_text(languages::Language language, const std::string& name);

/// Returns it as it stands inside a sentence: "las blancas" for "White".
[[nodiscard]] std::string seat_inside(languages::Language language, const std::string& name);

}  // namespace camlann::print
