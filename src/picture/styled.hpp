#pragma once
// A drawing as the page makes it, with classes and variables of the style sheets, as one that needs
// no style sheet: every colour and line is an attribute of its element. Pure functions.

#include <string>
#include <string_view>

#include "picture/style_sheet.hpp"

namespace camlann::picture {

/// The variable that a picture leaves to whoever shows it, and what stands for it there.
inline constexpr std::string_view left_open = "--b-rim-out";

/// `svg` has no comments. `page` is the element around it; what draws nothing is left out. The
/// variable `left_open` becomes `currentColor`.
[[nodiscard]] std::string styled(std::string_view svg, const StyleSheet& sheet,
                                 const Element& page);

/// What a variable is on a page.
[[nodiscard]] std::string variable(std::string_view name, const StyleSheet& sheet,
                                   const Element& page);

}  // namespace camlann::picture
