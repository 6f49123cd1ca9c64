#pragma once
// Drawings to be put into a larger one, such as a sheet of paper. They have the colours of a light
// page. Pure functions.

#include <cstdint>
#include <string>

#include "game/game.hpp"
#include "picture/frame.hpp"
#include "picture/picture.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {

/// A drawing without a root.
struct Part {
  Box box;  // in units; a square is 40 wide
  std::string elements;
};

enum class Men : std::uint8_t { shown, left_out };

/// Draws a board with its position, or without any piece.
[[nodiscard]] Part position_part(const Game& game, const PictureOptions& options, Men men);

/// Returns the area of the picture that draw() makes, without drawing it.
[[nodiscard]] Box area_of(const VariantInfo& variant, const PictureOptions& options);

/// Draws the piece of a letter; uses the theme and the style of pieces of the options.
[[nodiscard]] Part man_part(const VariantInfo& variant, char letter, const PictureOptions& options);

}  // namespace camlann::picture
