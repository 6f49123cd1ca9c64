#include "picture/route.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "picture/layout.hpp"
#include "picture/shapes.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {
namespace {

/// From, control point, to.
struct Arc {
  Point from;
  Point bend;
  Point to;
};

Point mix(Point a, Point b, double t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

double distance(Point a, Point b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}

/// Returns an arc over the jumped square, bent upwards if possible, or to the right for a vertical
/// leg.
Arc arc_of(Point from, Point to, bool straight) {
  const double length = distance(from, to);
  const Point middle = mix(from, to, 0.5);
  if (straight || length == 0) return {from, middle, to};
  const double dx = to.x - from.x;
  Point normal{(to.y - from.y) / length, -dx / length};
  if (normal.y > 1e-9 || (std::abs(normal.y) < 1e-9 && normal.x < 0)) {
    normal = {-normal.x, -normal.y};
  }
  const double rise = length * (std::abs(dx) < 1e-9 ? measure::rise_beside : measure::rise);
  return {from, {middle.x + normal.x * rise, middle.y + normal.y * rise}, to};
}

/// Returns the part of an arc between two parameters, from 0 to 1.
Arc cut(const Arc& arc, double a, double b) {
  const auto at = [&](double t) {
    return mix(mix(arc.from, arc.bend, t), mix(arc.bend, arc.to, t), t);
  };
  return {at(a), mix(mix(arc.from, arc.bend, a), mix(arc.bend, arc.to, a), b), at(b)};
}

/// Cuts lengths off both ends of an arc.
Arc trim(const Arc& arc, double at_start, double at_end) {
  const double length =
      (distance(arc.from, arc.bend) + distance(arc.bend, arc.to) + distance(arc.from, arc.to)) / 2;
  const double most = std::max(0.45, 1 - (at_start + measure::least_line) / length);
  return cut(arc, std::min(0.4, at_start / length), 1 - std::min(most, at_end / length));
}

std::string arrow_head(const Arc& arc) {
  const double length = std::max(distance(arc.bend, arc.to), 1e-9);
  const Point along{(arc.to.x - arc.bend.x) / length, (arc.to.y - arc.bend.y) / length};
  const auto wing = [&](double side) {
    return pair_of({arc.to.x - measure::arrow_back * along.x + side * along.y,
                    arc.to.y - measure::arrow_back * along.y - side * along.x});
  };
  return 'M' + wing(measure::arrow_side) + 'L' + pair_of(arc.to) + 'L' + wing(-measure::arrow_side);
}

/// Returns the class of a leg in the style sheets.
std::string_view word_of_leg(Manner manner, const Cell& from, const Cell& to,
                             const std::vector<Point>& taken, bool hexagons) {
  if (manner == Manner::step) return "plain";
  if (manner == Manner::slide) return "slide";
  if (manner == Manner::shot) return "shot";
  const int files = std::abs(to.file - from.file);
  const int ranks = std::abs(to.rank - from.rank);
  if (hexagons ? files + ranks <= 2 : std::max(files, ranks) <= 1) return "plain";
  const Point over = mix(from.at, to.at, 0.5);
  const bool jumps =
      std::any_of(taken.begin(), taken.end(), [&](Point man) { return distance(man, over) < 1; });
  return jumps ? "jump" : "canter";
}

std::string path(std::string_view look, std::string_view d) {
  return filled(R"(<path class="{look}" d="{d}"/>)", {{"look", look}, {"d", d}});
}

/// The drawing in the order in which its parts cover each other.
struct Strokes {
  std::string casing;
  std::string lines;
  std::string dots;
};

void add_arrow(Strokes& strokes, const Arc& arc, std::string_view leg) {
  const std::string head = arrow_head(arc);
  strokes.casing += path("cb-path-case", head);
  strokes.lines +=
      path(leg == "shot" ? "cb-path-line cb-path-shot" : "cb-path-line cb-path-jump", head);
}

}  // namespace

std::string route_drawing(const VariantInfo& variant, const Layout& layout, const WrittenMove& move,
                          double clear) {
  const auto kind = std::find_if(variant.kinds.begin(), variant.kinds.end(),
                                 [&](const auto& one) { return one.kind == move.move().kind; });
  const Manner manner = kind == variant.kinds.end() ? Manner::leap : kind->manner;
  std::vector<Point> taken;
  taken.reserve(move.captures.size());
  for (const Square square : move.captures) taken.push_back(layout.find(square)->at);
  Strokes strokes;
  for (std::size_t i = 1; i < move.path.size(); ++i) {
    const Cell& from = *layout.find(move.path[i - 1]);
    const Cell& to = *layout.find(move.path[i]);
    const bool last = i + 1 == move.path.size();
    const std::string_view leg = word_of_leg(manner, from, to, taken, layout.hexagons);
    const bool straight = leg != "canter" && leg != "jump";
    // A step may be short: its line begins at the edge of the square, off the piece's face.
    const double first = straight ? measure::start_step : measure::start;
    const double start = i == 1 ? first : measure::landing;
    const double end = last ? clear : measure::landing;
    if (leg == "slide" && distance(from.at, to.at) - start - end < measure::least_line) continue;
    const Arc arc = trim(arc_of(from.at, to.at, straight), start, end);
    const std::string d = 'M' + pair_of(arc.from) + 'Q' + pair_of(arc.bend) + ' ' + pair_of(arc.to);
    strokes.casing += path("cb-path-case", d);
    strokes.lines += path("cb-path-line cb-path-" + std::string(leg), d);
    if (last) {
      add_arrow(strokes, arc, leg);
    } else {
      strokes.dots +=
          filled(R"(<circle class="cb-path-dot" cx="{x}" cy="{y}" r="{r}"/>)",
                 {{"x", number(to.at.x)}, {"y", number(to.at.y)}, {"r", number(measure::dot)}});
    }
  }
  return strokes.casing + strokes.lines + strokes.dots;
}

std::string last_path_drawing(const Layout& layout, const WrittenMove& move) {
  if (move.path.size() < 2) return {};
  std::string d;
  for (const Square square : move.path) {
    d += (d.empty() ? 'M' : 'L') + pair_of(layout.find(square)->at);
  }
  return path("cb-last-path", d);
}

}  // namespace camlann::picture
