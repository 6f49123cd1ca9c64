#pragma once
// Mirrors positions and moves left to right, in games with this symmetry. Thread-safe.

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "rules/variant_info.hpp"

namespace camlann::book {

/// True if the board, its castles and the starting position are their own mirror image.
[[nodiscard]] bool has_mirror(const VariantInfo& variant);

/// Returns the image of a position, without its history; nothing if has_mirror() is false, or if
/// the rule set has an asymmetric array.
[[nodiscard]] std::optional<Game> mirrored(const Game& game);

/// Returns the mirror image of a move's notation, square by square.
[[nodiscard]] std::string mirrored(std::string_view notation, const VariantInfo& variant);

}  // namespace camlann::book
