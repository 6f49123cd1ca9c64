#pragma once
// Positions and moves with left and right exchanged, in games in which that changes nothing.
// Thread-safe.

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "rules/variant_info.hpp"

namespace camlann::book {

/// Whether the board, its castles and the men at the start are their own mirror image.
[[nodiscard]] bool has_mirror(const VariantInfo& variant);

/// The image of a position, without its past; nothing where has_mirror() is false, or a rule set
/// has another array that is not its own image.
[[nodiscard]] std::optional<Game> mirrored(const Game& game);

/// The image of a move as it is written, square by square.
[[nodiscard]] std::string mirrored(std::string_view notation, const VariantInfo& variant);

}  // namespace camlann::book
