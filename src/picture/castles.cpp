#include "picture/castles.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/layout.hpp"
#include "picture/shapes.hpp"

namespace camlann::picture {
namespace {

/// The coordinate system of a castle, in any direction.
class Axes {
 public:
  Axes(const Castle& castle, bool hexagons) : out_(towards(castle.facing)) {
    const std::vector<Point> corners = corners_of(hexagons);
    const auto count = static_cast<double>(castle.cells.size());
    length_ = corners[1].x - corners[0].x + (count - 1) * square_side;
    for (const Cell& cell : castle.cells) {
      middle_.x += cell.at.x / count;
      middle_.y += cell.at.y / count;
    }
  }

  /// Returns the length of the outer edge.
  [[nodiscard]] double length() const { return length_; }
  [[nodiscard]] Point out() const { return out_; }

  /// Returns the point `along` the outer edge from one of its ends, and `beyond` it.
  [[nodiscard]] Point at(double along, double beyond) const {
    const double a = along - length_ / 2;
    const double b = beyond + square_side / 2;
    return {middle_.x - out_.y * a + out_.x * b, middle_.y + out_.x * a + out_.y * b};
  }

 private:
  Point out_;
  Point middle_;
  double length_ = 0;
};

/// Returns an odd number of parts of about this length: they begin and end with a merlon.
int odd(double length, double part) {
  return 2 * static_cast<int>(std::floor((length / part - 1) / 2 + 0.5)) + 1;
}

std::string line(Point from, Point to) {
  return 'M' + pair_of(from) + 'L' + pair_of(to);
}

std::string signs_of(const Castle& castle) {
  const std::string_view sign = sign_of(castle.colour);
  std::string signs;
  if (sign.empty()) return signs;
  for (const Cell& cell : castle.cells) {
    signs += filled(shape("board", sign), {{"x", number(cell.at.x)},
                                           {"y", number(cell.at.y)},
                                           {"long", number(measure::sign_long)},
                                           {"broad", number(measure::sign_broad)}});
  }
  return signs;
}

}  // namespace

std::vector<Point> merlon_corners(const Castle& castle, bool hexagons, double width) {
  const Axes axes(castle, hexagons);
  // Beyond an edge of hexagons the frame is narrower than beyond one of squares, where it goes
  // around the ends.
  const double over = hexagons ? width * std::numbers::inv_sqrt3 : width;
  const double whole = axes.length() + 2 * over;
  const int parts = odd(whole, measure::merlon);
  const double part = whole / parts;
  const double low = width - measure::merlon_sunk;
  const double high = low + measure::merlon_height;
  std::vector<Point> corners;
  for (int i = 0; i < parts; i += 2) {
    const double from = i * part - over;
    for (const Point corner : {axes.at(from, low), axes.at(from + part, low),
                               axes.at(from + part, high), axes.at(from, high)}) {
      corners.push_back(corner);
    }
  }
  return corners;
}

std::string castle_drawing(const Castle& castle, bool hexagons, const std::vector<Square>& occupied,
                           std::string_view gate) {
  const Axes axes(castle, hexagons);
  const double length = axes.length();
  const double near = measure::crenel_near - square_side;
  const double far = near + measure::crenel_depth;
  // A hexagon is widest half-way and narrow again at the line.
  const double inset = hexagons ? -((square_side + near) / square_side) * length : 0;
  const int parts = odd(length - 2 * inset, hexagons ? measure::crenel_hex : measure::crenel);
  const double part = (length - 2 * inset) / parts;
  std::vector<Point> ground = {axes.at(0, 0)};
  if (hexagons) ground.push_back(axes.at(-length / 2, -square_side / 2));
  for (int i = 0; i < parts; ++i) {
    const double level = i % 2 == 0 ? near : far;
    ground.push_back(axes.at(inset + i * part, level));
    ground.push_back(axes.at(inset + (i + 1) * part, level));
  }
  if (hexagons) ground.push_back(axes.at(1.5 * length, -square_side / 2));
  ground.push_back(axes.at(length, 0));
  std::string dividers;
  for (std::size_t i = 1; i < castle.cells.size(); ++i) {
    const double along = static_cast<double>(i) * square_side;
    dividers += line(axes.at(along, parts % 4 == 1 ? near : far), axes.at(along, 0));
  }
  std::string gates;
  for (const Cell& cell : castle.cells) {
    if (std::find(occupied.begin(), occupied.end(), cell.square) != occupied.end()) continue;
    const double x = cell.at.x - measure::gate / 2 + measure::gate_out * axes.out().x;
    const double y = cell.at.y - measure::gate / 2 + measure::gate_out * axes.out().y;
    gates += filled(R"(<use href="{gate}" x="{x}" y="{y}"/>)",
                    {{"gate", gate}, {"x", number(x)}, {"y", number(y)}});
  }
  return filled(shape("board", "castle"), {{"colour", castle.colour},
                                           {"ground", loop_path(ground)},
                                           {"signs", signs_of(castle)},
                                           {"dividers", dividers},
                                           {"gates", gates}});
}

}  // namespace camlann::picture
