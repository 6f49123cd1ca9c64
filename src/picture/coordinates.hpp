#pragma once
// The names of files and ranks, in the frame or inside the squares. Pure functions.

#include <string>

#include "picture/layout.hpp"
#include "picture/picture.hpp"

namespace camlann::picture {

[[nodiscard]] std::string coordinates_drawing(const Layout& layout, Coordinates where);

}  // namespace camlann::picture
