#pragma once
// The empty board of a picture: frame with inlay and merlons, squares, castles with gates,
// coordinates. Pure functions.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/layout.hpp"
#include "picture/picture.hpp"

namespace camlann::picture {

/// The area of a picture, in units.
struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

/// Returns the area of the board, its frame, and merlons at castles on the edge.
[[nodiscard]] Box box_of(const Layout& layout, Coordinates coordinates);

/// Veneer makes some squares a little paler or deeper than others.
enum class Surface : std::uint8_t { veneered, plain };

/// `occupied` squares have no gate; `gate` is the address of its drawing.
[[nodiscard]] std::string frame_drawing(const Layout& layout, Coordinates coordinates,
                                        Surface surface, const std::vector<Square>& occupied,
                                        std::string_view gate);

}  // namespace camlann::picture
