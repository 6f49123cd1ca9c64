#include "picture/frame.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/castles.hpp"
#include "picture/coordinates.hpp"
#include "picture/layout.hpp"
#include "picture/picture.hpp"
#include "picture/shapes.hpp"

namespace camlann::picture {
namespace {

double frame_width(Coordinates coordinates) {
  switch (coordinates) {
    case Coordinates::frame: return measure::frame;
    case Coordinates::inside: return measure::frame_inside;
    case Coordinates::none: break;
  }
  return measure::frame_bare;
}

std::string merlons_of(const Layout& layout, double width) {
  std::string path;
  for (const Castle& castle : layout.castles) {
    const std::vector<Point> corners = merlon_corners(castle, layout.hexagons, width);
    for (auto merlon = corners.begin(); merlon != corners.end(); merlon += 4) {
      path += loop_path({merlon, merlon + 4});
    }
  }
  return path;
}

std::string rings(const Layout& layout, Coordinates coordinates) {
  const double width = frame_width(coordinates);
  const std::string line = outline(layout);
  const std::string inlay = width >= measure::frame_inlaid
                                ? filled(shape("board", "inlay"), {{"outline", line}})
                                : std::string{};
  return filled(shape("board", "frame"), {{"outline", line},
                                          {"merlons", merlons_of(layout, width)},
                                          {"whole", number(2 * (width + measure::edge))},
                                          {"edge", number(2 * measure::edge)},
                                          {"rim", number(2 * width)},
                                          {"inlay", inlay}});
}

/// Returns the tone of a cell. Of squares, 1 is light: A1 is dark, as on every board with a dark
/// lower left square, and holes keep the pattern. Hexagons have three tones, different for any two
/// neighbours.
int tone_of(const Cell& cell, bool hexagons) {
  if (!hexagons) return (cell.file + cell.rank + 1) % 2;
  const int along = (cell.rank - cell.file) / 2;
  return ((cell.file - along) % 3 + 3) % 3;
}

/// Returns a number below 100 for the veneer of a square, independent of its place in the picture.
unsigned grain_of(const Cell& cell) {
  const auto place = static_cast<std::uint32_t>(cell.file * 31 + cell.rank * 17 + 7);
  return (place * 2654435761u >> 7u) % 100;
}

std::string squares(const Layout& layout, Surface surface) {
  const std::vector<Point> corners = corners_of(layout.hexagons);
  std::string tones[3];
  std::string pale;
  std::string deep;
  std::string all;
  for (const Cell& cell : layout.cells) {
    std::vector<Point> loop;
    loop.reserve(corners.size());
    for (const Point& corner : corners) {
      loop.push_back({cell.at.x + corner.x, cell.at.y + corner.y});
    }
    const std::string path = loop_path(loop);
    tones[static_cast<std::size_t>(tone_of(cell, layout.hexagons))] += path;
    const bool veneered = surface == Surface::veneered;
    if (veneered && grain_of(cell) < 26) pale += path;
    if (veneered && grain_of(cell) > 74) deep += path;
    all += path;
  }
  const std::string veneer =
      filled(shape("board", "veneer"), {{"pale", pale}, {"deep", deep}, {"all", all}});
  return filled(shape("board", layout.hexagons ? "hexagons" : "squares"),
                {{"0", tones[0]}, {"1", tones[1]}, {"2", tones[2]}, {"veneer", veneer}});
}

}  // namespace

Box box_of(const Layout& layout, Coordinates coordinates) {
  const double width = frame_width(coordinates);
  const double edge = measure::edge + 0.6;
  // The frame ends in a point at the corners of hexagons.
  const double side = layout.hexagons ? (width + edge) * 2 * std::numbers::inv_sqrt3 : width + edge;
  double left = -side;
  double top = -width - edge;
  double right = layout.width + side;
  double bottom = layout.height + width + edge;
  const double beyond = edge + 0.8;
  for (const Castle& castle : layout.castles) {
    for (const Point& corner : merlon_corners(castle, layout.hexagons, width)) {
      left = std::min(left, corner.x - beyond);
      right = std::max(right, corner.x + beyond);
      top = std::min(top, corner.y - beyond);
      bottom = std::max(bottom, corner.y + beyond);
    }
  }
  return {left, top, right - left, bottom - top};
}

std::string frame_drawing(const Layout& layout, Coordinates coordinates, Surface surface,
                          const std::vector<Square>& occupied, std::string_view gate) {
  std::string drawing = rings(layout, coordinates) + squares(layout, surface);
  for (const Castle& castle : layout.castles) {
    drawing += castle_drawing(castle, layout.hexagons, occupied, gate);
  }
  return drawing + coordinates_drawing(layout, coordinates);
}

}  // namespace camlann::picture
