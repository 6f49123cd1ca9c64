#pragma once
// Castles in a picture: merlons outside the frame, the castle's ground with its embattled line
// towards the field, the sign of its seat and a gate on each empty square. Pure functions.

#include <string>
#include <vector>

#include "picture/layout.hpp"
#include "picture/shapes.hpp"

namespace camlann::picture {

/// Returns the corners of the merlons outside a frame of this width, four for each.
[[nodiscard]] std::vector<Point> merlon_corners(const Castle& castle, bool hexagons, double width);

/// Draws the ground with everything on it, but no gates on the squares of `occupied`. `gate` is the
/// address of the gate's drawing.
[[nodiscard]] std::string castle_drawing(const Castle& castle, bool hexagons,
                                         const std::vector<Square>& occupied,
                                         std::string_view gate);

}  // namespace camlann::picture
