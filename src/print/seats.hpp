#pragma once
// The names of seats in the languages. Pure functions.

#include <string>

#include "languages/language.hpp"

namespace camlann::print {

/// Returns "Weiß" for "White"; another name as it is.
[[nodiscard]] std::string seat_text(languages::Language language, const std::string& name);

}  // namespace camlann::print
