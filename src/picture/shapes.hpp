#pragma once
// The drawings that page and pictures share: data/drawings, part of the program. Pure functions.

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::picture {

/// A point of the drawing, in units; a square is 40 wide, y grows downwards.
struct Point {
  double x = 0;
  double y = 0;
};

inline constexpr double square_side = 40;

/// A file of data/drawings, "board" or "turned/knight", without comments and line ends; empty for
/// one that is not there.
[[nodiscard]] std::string_view shape_file(std::string_view name);
/// The style sheets of the page's board, and the colours for paper.
[[nodiscard]] std::string_view style_text();

/// What is in the group `id` of a file; empty if it has none.
[[nodiscard]] std::string_view shape(std::string_view file, std::string_view id);
/// What is in the root of a file.
[[nodiscard]] std::string_view whole_shape(std::string_view file);
/// An attribute of the root of a file; empty if it has none.
[[nodiscard]] std::string_view root_attribute(std::string_view file, std::string_view name);

using Filling = std::pair<std::string_view, std::string_view>;

/// The shape with "{name}" replaced by what stands for it.
[[nodiscard]] std::string filled(std::string_view shape, std::initializer_list<Filling> fillings);

/// A number with up to two digits behind the point, as short as SVG allows.
[[nodiscard]] std::string number(double value);
/// "x y".
[[nodiscard]] std::string pair_of(Point point);
/// `translate(x y)`, for an attribute.
[[nodiscard]] std::string shifted(Point by);
/// `scale(part)`; of a part below 1, with five digits: two would move the far edge of a piece.
[[nodiscard]] std::string scaled(double part);
/// Text for an element or an attribute.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace camlann::picture
