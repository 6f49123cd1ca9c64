#pragma once
// Rings and arrows that a person has drawn on a diagram, over everything else on the board. Pure
// functions.

#include <string>
#include <vector>

#include "game/tree.hpp"
#include "picture/layout.hpp"

namespace camlann::picture {

/// Draws them in their order. Leaves out those with a square that is not on the board.
[[nodiscard]] std::string arrows_drawing(const Layout& layout, const std::vector<Arrow>& arrows);

}  // namespace camlann::picture
