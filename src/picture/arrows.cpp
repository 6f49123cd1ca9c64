#include "picture/arrows.hpp"

#include <cmath>
#include <cstddef>
#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "game/tree.hpp"
#include "picture/layout.hpp"
#include "picture/shapes.hpp"

namespace camlann::picture {
namespace {

constexpr std::string_view drawn_colours = "GRBY";  // of Arrow::Colour, in class names

/// Returns an element with a light edge, so that it is seen on every square and piece.
std::string edged(std::string_view element, Arrow::Colour colour) {
  std::string look = "cb-drawn-line cb-drawn-";
  look += drawn_colours[static_cast<std::size_t>(colour)];
  return filled(element, {{"look", "cb-drawn-case"}}) + filled(element, {{"look", look}});
}

std::string ring_at(Point at, Arrow::Colour colour) {
  return edged("<circle class=\"{look}\" cx=\"" + number(at.x) + "\" cy=\"" + number(at.y) +
                   "\" r=\"" + number(measure::drawn_ring) + "\"/>",
               colour);
}

/// Draws a line on the way from middle to middle, and its head.
std::string arrow_between(Point from, Point to, Arrow::Colour colour) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
  const auto on_the_way = [&](Point start, double by) {
    return Point{start.x + along.x * by, start.y + along.y * by};
  };
  const Point tip = on_the_way(to, -measure::drawn_end);
  const Point back = on_the_way(tip, -measure::drawn_back);
  const auto wing = [&](double side) {
    return 'L' + pair_of({back.x - side * along.y, back.y + side * along.x});
  };
  const std::string end = pair_of(tip);
  return edged("<path class=\"{look}\" d=\"M" + pair_of(on_the_way(from, measure::drawn_start)) +
                   'L' + end + wing(-measure::drawn_side) + 'M' + end + wing(measure::drawn_side) +
                   "\"/>",
               colour);
}

}  // namespace

std::string arrows_drawing(const Layout& layout, const std::vector<Arrow>& arrows) {
  std::string drawing;
  for (const Arrow& arrow : arrows) {
    const Cell* from = layout.find(arrow.from);
    const Cell* to = layout.find(arrow.to);
    if (from == nullptr || to == nullptr) continue;
    drawing += from == to ? ring_at(from->at, arrow.colour)
                          : arrow_between(from->at, to->at, arrow.colour);
  }
  return drawing;
}

}  // namespace camlann::picture
