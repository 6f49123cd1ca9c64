#pragma once
// Converts a drawing that uses classes and variables of the style sheets, like the page's, into one
// without a style sheet: every colour and line becomes an attribute of its element. Pure functions.

#include <string>
#include <string_view>

#include "picture/style_sheet.hpp"

namespace camlann::picture {

/// The variable that the viewer of a picture decides, through `currentColor`.
inline constexpr std::string_view left_open = "--b-rim-out";

/// `svg` must have no comments. `page` is the element around it; elements that draw nothing are
/// left out. The variable `left_open` becomes `currentColor`.
[[nodiscard]] std::string styled(std::string_view svg, const StyleSheet& sheet,
                                 const Element& page);

/// Returns the value of a variable on a page.
[[nodiscard]] std::string variable(std::string_view name, const StyleSheet& sheet,
                                   const Element& page);

}  // namespace camlann::picture
