#pragma once
// The drawings that page and pictures share: data/drawings, compiled in. Pure functions.

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

/// Returns a file of data/drawings, "board" or "turned/knight", without comments and line ends;
/// empty if there is none.
[[nodiscard]] std::string_view shape_file(std::string_view name);
/// Returns the style sheets of the page's board, and the colours for paper.
[[nodiscard]] std::string_view style_text();

/// Returns the content of the group `id` of a file; empty if it has none.
[[nodiscard]] std::string_view shape(std::string_view file, std::string_view id);
/// Returns the content of the root of a file.
[[nodiscard]] std::string_view whole_shape(std::string_view file);
/// Returns an attribute of the root of a file; empty if it has none.
[[nodiscard]] std::string_view root_attribute(std::string_view file, std::string_view name);

using Filling = std::pair<std::string_view, std::string_view>;

/// Returns the shape with each "{name}" replaced by its filling.
[[nodiscard]] std::string filled(std::string_view shape, std::initializer_list<Filling> fillings);

/// Formats a number with up to two decimals, as short as SVG allows.
[[nodiscard]] std::string number(double value);
/// Returns "x y".
[[nodiscard]] std::string pair_of(Point point);
/// Returns `translate(x y)`, for an attribute.
[[nodiscard]] std::string shifted(Point by);
/// Returns `scale(part)`; a part below 1 has five decimals, because two would move the far edge of
/// a piece.
[[nodiscard]] std::string scaled(double part);
/// Escapes text for an element or an attribute.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace camlann::picture
