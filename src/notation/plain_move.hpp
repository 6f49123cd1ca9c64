#pragma once
// The forms in which people, pages and programs write moves. Used by the readers of records and of
// single moves. Texts are UTF-8. Pure functions.

#include <cstddef>
#include <optional>
#include <string_view>

#include "notation/typography.hpp"

namespace camlann {

/// Returns the sign that notation has for this one, `-`, `x` or `*`; 0 if it has none.
[[nodiscard]] char plain_sign(Sign sign);

/// Returns the offset of the square in `tree F7`, as lists of moves show `@F7`; nothing if other
/// text begins at `offset`.
[[nodiscard]] std::optional<std::size_t> tree_square(std::string_view text, std::size_t offset);

}  // namespace camlann
