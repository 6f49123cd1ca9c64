#pragma once
// The language of a player's letters and notices: the one that the page's settings have, or else
// that of the browser that made the account. Pure, thread-safe.

#include <optional>
#include <string_view>

#include "languages/language.hpp"

namespace camlann::server {

/// The parts of the progress of an account that say so (doc/progress.md).
inline constexpr std::string_view settings_part = "settings";
inline constexpr std::string_view browser_language_part = "language";

/// Returns the language chosen in a part of settings, as the page writes it; nothing without one.
[[nodiscard]] std::optional<languages::Language> chosen_language(std::string_view settings);

/// Returns the chosen language, or that of the browser, or English.
[[nodiscard]] languages::Language kept_language(std::string_view settings,
                                                std::string_view browser);

}  // namespace camlann::server
