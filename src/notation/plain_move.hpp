#pragma once
// The forms in which people, pages and programs write moves. Used by the readers of records and of
// single moves. Texts are UTF-8. Pure functions.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "notation/typography.hpp"

namespace camlann {

/// Returns a single move in the signs of notation: `@F7` for `tree F7`. A move number and dots
/// before it become spaces, so that columns stay the same; commas and full stops after it are
/// dropped.
[[nodiscard]] std::string plain_move(std::string_view text);

/// Returns the sign that notation has for this one, `-`, `x` or `*`; 0 if it has none.
[[nodiscard]] char plain_sign(Sign sign);

/// The word that lists of moves show for plant_mark: `tree F7` for `@F7`.
inline constexpr std::string_view tree_word = "tree";

/// Returns the offset of the square behind this word; nothing if other text begins at `offset`.
[[nodiscard]] std::optional<std::size_t> tree_square(std::string_view text, std::size_t offset);

}  // namespace camlann
