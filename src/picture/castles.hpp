#pragma once
// Castles in a picture: merlons on the frame outside, the castle's ground with its embattled line
// towards the field, the sign of its seat and a gate on each empty square. Pure functions.

#include <string>
#include <vector>

#include "picture/layout.hpp"
#include "picture/shapes.hpp"

namespace camlann::picture {

/// The corners of the merlons outside a frame of that width, four for each.
[[nodiscard]] std::vector<Point> merlon_corners(const Castle& castle, bool hexagons, double width);

/// The ground with what is on it; a gate is left out on the squares of `occupied`. `gate` is the
/// address of its drawing.
[[nodiscard]] std::string castle_drawing(const Castle& castle, bool hexagons,
                                         const std::vector<Square>& occupied,
                                         std::string_view gate);

}  // namespace camlann::picture
