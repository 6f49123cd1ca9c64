#include "picture/marks.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "picture/layout.hpp"
#include "picture/shapes.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::picture {
namespace {

std::string placed(const Layout& layout, Square square, std::string_view drawing) {
  const Cell* cell = layout.find(square);
  if (cell == nullptr) return {};
  return filled(R"(<g transform="{place}">{drawing}</g>)",
                {{"place", shifted(cell->at)}, {"drawing", drawing}});
}

std::string framed(const Layout& layout, Square square, std::string_view frame) {
  const std::string id = std::string(frame) + (layout.hexagons ? "-hex" : "-square");
  return placed(layout, square, shape("marks", id));
}

/// A square that can be reached.
struct Mark {
  Square square{};
  std::string_view kind;  // the shape
  int count = 0;          // men taken
  bool occupied = false;  // by a piece that stays: the mark is small, next to it
};

bool is_goal(const Game& game, Square square) {
  const std::vector<Square>& goal = game.variant().seating[index_of(game.seat())].goal;
  return std::find(goal.begin(), goal.end(), square) != goal.end();
}

/// True if a run can continue past this square: its first man is then the first in its numbers.
bool begins_run(const std::vector<WrittenMove>& ways, Square square) {
  return std::any_of(ways.begin(), ways.end(), [&](const WrittenMove& way) {
    return way.move().kind == MoveKind::run && way.captures.front() == square;
  });
}

Mark mark_of(const Game& game, const std::vector<WrittenMove>& ways, const WrittenMove& way) {
  const Square to = way.move().to;
  const std::vector<PieceOn> pieces = game.pieces();
  Mark mark;
  mark.square = to;
  mark.kind = begins_run(ways, to) ? "run" : word_of(way.move().kind);
  if (is_goal(game, to)) mark.kind = "castle";
  mark.count = static_cast<int>(way.captures.size());
  mark.occupied = mark.kind != "capture" && mark.kind != "shot" &&
                  std::any_of(pieces.begin(), pieces.end(),
                              [&](const PieceOn& piece) { return piece.square == to; });
  return mark;
}

/// Returns, for each square that can be reached, the way that takes the most men.
std::vector<Mark> marks_of(const Game& game, Square from) {
  std::vector<WrittenMove> ways;
  for (WrittenMove& way : game.written()) {
    if (way.move().from != from) continue;
    const auto known = std::find_if(ways.begin(), ways.end(), [&](const WrittenMove& one) {
      return one.move().to == way.move().to;
    });
    if (known == ways.end()) {
      ways.push_back(std::move(way));
    } else if (way.captures.size() > known->captures.size()) {
      *known = std::move(way);
    }
  }
  std::vector<Mark> marks;
  marks.reserve(ways.size());
  for (const WrittenMove& way : ways) marks.push_back(mark_of(game, ways, way));
  // Marks on pieces come last: they overhang their square.
  std::stable_partition(marks.begin(), marks.end(), [](const Mark& one) { return !one.occupied; });
  return marks;
}

std::string number_in(const Mark& mark, double size) {
  if (mark.count == 0) return {};
  return filled(shape("marks", "number"), {{"size", number(mark.count > 9 ? size * 0.86 : size)},
                                           {"count", std::to_string(mark.count)}});
}

std::string mark_drawing(const Mark& mark, const Layout& layout, double side) {
  const Cell* cell = layout.find(mark.square);
  if (cell == nullptr) return {};
  const double scale = mark.occupied ? measure::aside_scale : 1;
  const double smallest = 10 / side * square_side / scale;
  double size = std::clamp(smallest, measure::number, measure::number_most);
  std::string id(mark.kind == "run" ? "jump" : mark.kind);
  if (mark.kind == "castle") {
    size = std::min(size, measure::number);
    if (mark.count > 0) id += "-takes";
  }
  const Point at = mark.occupied
                       ? Point{cell->at.x + measure::aside_x, cell->at.y - measure::aside_y}
                       : cell->at;
  return filled(R"(<g class="cb-mk cb-mk-{kind}{takes}" transform="{place}{scale}">{drawing}</g>)",
                {{"kind", mark.kind},
                 {"takes", mark.count > 0 ? " cb-takes" : ""},
                 {"place", shifted(at)},
                 {"scale", mark.occupied ? " scale(" + number(scale) + ')' : std::string{}},
                 {"drawing", filled(shape("marks", id), {{"number", number_in(mark, size)}})}});
}

/// Returns the longest run of a piece in each direction.
std::vector<WrittenMove> longest_runs(const Game& game, Square from) {
  std::vector<WrittenMove> runs;
  for (WrittenMove& way : game.written()) {
    if (way.move().from != from || way.move().kind != MoveKind::run) continue;
    const auto known = std::find_if(runs.begin(), runs.end(), [&](const WrittenMove& one) {
      return one.captures.front() == way.captures.front();
    });
    if (known == runs.end()) {
      runs.push_back(std::move(way));
    } else if (way.captures.size() > known->captures.size()) {
      *known = std::move(way);
    }
  }
  return runs;
}

}  // namespace

std::string last_drawing(const Layout& layout, const WrittenMove& move) {
  const Square from = move.path.front();
  const Square to = move.path.back();
  return framed(layout, from, "last") + (to == from ? std::string{} : framed(layout, to, "last"));
}

std::string picked_drawing(const Layout& layout, Square square) {
  return framed(layout, square, "picked");
}

std::string check_drawing(const Layout& layout, Square square) {
  return placed(layout, square, shape("marks", "check"));
}

std::string crosses_drawing(const Layout& layout, const std::vector<Square>& taken) {
  std::string crosses;
  for (const Square square : taken) crosses += placed(layout, square, shape("marks", "cross"));
  return crosses;
}

std::string blocks_drawing(const Game& game, const Layout& layout, Square from) {
  std::string drawing;
  for (const WrittenMove& run : longest_runs(game, from)) {
    const Point a = layout.find(run.captures.front())->at;
    const Point b = layout.find(run.captures.back())->at;
    const bool slants = a.x != b.x && a.y != b.y;
    const double width =
        std::hypot(b.x - a.x, b.y - a.y) + (slants ? measure::block_slanting : measure::block);
    const double angle = std::atan2(b.y - a.y, b.x - a.x) * 180 / std::numbers::pi;
    const std::string place =
        shifted({(a.x + b.x) / 2, (a.y + b.y) / 2}) + " rotate(" + number(angle) + ')';
    drawing += "<g class=\"cb-block\">" +
               filled(shape("marks", slants ? "block-slanting" : "block"),
                      {{"place", place}, {"x", number(-width / 2)}, {"width", number(width)}}) +
               "</g>";
  }
  return drawing;
}

std::string marks_drawing(const Game& game, const Layout& layout, Square from, double side) {
  std::string drawing;
  for (const Mark& mark : marks_of(game, from)) drawing += mark_drawing(mark, layout, side);
  return drawing;
}

}  // namespace camlann::picture
