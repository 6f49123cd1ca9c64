#pragma once
// Patterns of MessageFormat with the plurals of English, where there is no ICU. Pure.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "languages/message.hpp"

namespace camlann::languages {

/// Fills a pattern of places, "plural" with "one" and "other", and "select".
[[nodiscard]] std::optional<std::string> filled_plainly(std::string_view pattern,
                                                        const std::vector<Argument>& arguments);

/// Returns "a, b and c".
[[nodiscard]] std::string joined_plainly(const std::vector<std::string>& names);

}  // namespace camlann::languages
