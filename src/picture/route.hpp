#pragma once
// The path of a move over the board: an arc for each leg, dashed or full, dots where the piece
// lands, an arrow at the end. Pure functions.

#include <string>

#include "picture/layout.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {

/// `clear`: how far from the middle of the last square the arrow ends, in units.
[[nodiscard]] std::string route_drawing(const VariantInfo& variant, const Layout& layout,
                                        const WrittenMove& move, double clear);

/// The dotted line of a move that was played, straight from landing to landing.
[[nodiscard]] std::string last_path_drawing(const Layout& layout, const WrittenMove& move);

}  // namespace camlann::picture
