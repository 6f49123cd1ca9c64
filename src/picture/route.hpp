#pragma once
// The path of a move over the board: an arc for each leg, dashed or full, dots where the piece
// lands, an arrow at the end. Pure functions.

#include <string>

#include "picture/layout.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {

/// `clear`: the distance of the arrow's tip from the middle of the last square, in units.
[[nodiscard]] std::string route_drawing(const VariantInfo& variant, const Layout& layout,
                                        const WrittenMove& move, double clear);

/// Draws the dotted line of a move that was played, straight from landing to landing.
[[nodiscard]] std::string last_path_drawing(const Layout& layout, const WrittenMove& move);

}  // namespace camlann::picture
