#pragma once
// Patterns of MessageFormat, lists, the direction of writing, as ICU knows them. For
// Windows, where Debian has no ICU, message_plain.cpp knows English; in a browser
// message_browser.cpp asks its Intl. Pure functions, thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace camlann::languages {

/// A value with the name of its place in a pattern.
using Argument = std::pair<std::string_view, std::variant<std::int64_t, std::string>>;

/// Fills a pattern by the rules of a language; nothing if it is not one of MessageFormat.
[[nodiscard]] std::optional<std::string> filled_message(std::string_view tag,
                                                        std::string_view pattern,
                                                        const std::vector<Argument>& arguments);

[[nodiscard]] std::string joined_list(std::string_view tag, const std::vector<std::string>& names);

[[nodiscard]] bool is_right_to_left(std::string_view tag);

}  // namespace camlann::languages
