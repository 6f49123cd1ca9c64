#pragma once
// Patterns of MessageFormat where there is no ICU. Pure.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "languages/message.hpp"

namespace camlann::languages {

/// Returns the plural of a language for a number: "one", "few", "other", ..
using PluralOf = std::function<std::string_view(std::int64_t)>;

/// The plurals of English.
[[nodiscard]] std::string_view english_plural(std::int64_t number);

/// Fills a pattern of places, "plural" and "select".
[[nodiscard]] std::optional<std::string> filled_plainly(std::string_view pattern,
                                                        const std::vector<Argument>& arguments,
                                                        const PluralOf& plural_of = english_plural);

/// Returns "a, b and c".
[[nodiscard]] std::string joined_plainly(const std::vector<std::string>& names);

}  // namespace camlann::languages
