#include "picture/layout.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/square.hpp"
#include "picture/shapes.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {
namespace {

/// From the middle of a hexagon to its corners, for height 1.
constexpr double corner = std::numbers::inv_sqrt3;

/// Returns the distances from the middle of a cell to its sides.
Point half_of(bool hexagons) {
  return {hexagons ? corner * square_side : square_side / 2, square_side / 2};
}

/// Returns the distances from a cell to the next in its row, and from a row to the next.
Point pitch_of(bool hexagons) {
  return hexagons ? Point{1.5 * corner * square_side, square_side / 2}
                  : Point{square_side, square_side};
}

struct Spot {
  int column;
  int row;
};

Spot turned(Spot spot, bool hexagons, int turn) {
  if (!hexagons) {
    for (int i = 0; i < turn; ++i) spot = {-spot.row, spot.column};
    return spot;
  }
  // Three coordinates with the sum 0; a third of a turn rotates them.
  int q = spot.column;
  int r = (spot.row - spot.column) / 2;
  for (int i = 0; i < turn; ++i) {
    const int next = -q - r;
    r = q;
    q = next;
  }
  return {q, 2 * r + q};
}

Cell cell_of(const VariantInfo& variant, std::size_t index, int turn) {
  Cell cell;
  cell.square = variant.squares[index];
  cell.name = variant.square_names[index];
  cell.file = small_letter(cell.name.front()) - 'a';
  for (const char digit : cell.name.substr(1)) cell.rank = 10 * cell.rank + (digit - '0');
  const Spot spot = turned({cell.file, -cell.rank}, variant.hexagons, turn);
  cell.column = spot.column;
  cell.row = spot.row;
  return cell;
}

/// Returns the free edge that points away from the middle of the board the most.
int facing_of(const std::vector<Cell>& cells, const Layout& layout) {
  const int step = layout.hexagons ? 60 : 90;
  const auto is_free = [&](int look) {
    const Point out = towards(look);
    return std::all_of(cells.begin(), cells.end(), [&](const Cell& cell) {
      return layout.under({cell.at.x + out.x * square_side, cell.at.y + out.y * square_side}) ==
             nullptr;
    });
  };
  const auto outward = [&](int look) {
    const Point out = towards(look);
    double sum = 0;
    for (const Cell& cell : cells) {
      sum += (cell.at.x - layout.width / 2) * out.x + (cell.at.y - layout.height / 2) * out.y;
    }
    return sum;
  };
  std::vector<int> looks;
  for (int look = 0; look < 360; look += step) {
    if (is_free(look)) looks.push_back(look);
  }
  if (looks.empty()) {
    for (int look = 0; look < 360; look += step) looks.push_back(look);
  }
  int best = looks.front();
  for (const int look : looks) {
    if (outward(look) > outward(best) + 1e-6) best = look;
  }
  return best;
}

using Key = std::pair<long, long>;

/// Returns the same key for points that are equal up to rounding.
Key key_of(Point point) {
  return {std::lround(point.x * 4), std::lround(point.y * 4)};
}

std::vector<Point> without_straight(const std::vector<Point>& corners) {
  std::vector<Point> kept;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point at = corners[i];
    const Point before = corners[(i + corners.size() - 1) % corners.size()];
    const Point after = corners[(i + 1) % corners.size()];
    const double bend = (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);
    if (std::abs(bend) > 1e-3) kept.push_back(at);
  }
  return kept;
}

struct Edge {
  Point from;
  Point to;
};

/// Returns the edges of cells without a cell beyond them, each with the board on its right.
std::vector<Edge> rim_of(const Layout& layout) {
  const std::vector<Point> corners = corners_of(layout.hexagons);
  std::vector<Edge> edges;
  std::map<std::pair<Key, Key>, bool> known;
  for (const Cell& cell : layout.cells) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Point a = corners[i];
      const Point b = corners[(i + 1) % corners.size()];
      const Edge edge{{cell.at.x + a.x, cell.at.y + a.y}, {cell.at.x + b.x, cell.at.y + b.y}};
      edges.push_back(edge);
      known[{key_of(edge.from), key_of(edge.to)}] = true;
    }
  }
  std::erase_if(edges, [&](const Edge& edge) {
    return known.contains({key_of(edge.to), key_of(edge.from)});
  });
  return edges;
}

}  // namespace

const Cell* Layout::find(Square square) const {
  const auto found = std::find_if(cells.begin(), cells.end(),
                                  [&](const Cell& cell) { return cell.square == square; });
  return found == cells.end() ? nullptr : &*found;
}

const Cell* Layout::under(Point point) const {
  const Point half = half_of(hexagons);
  const auto found = std::find_if(cells.begin(), cells.end(), [&](const Cell& cell) {
    const double dx = std::abs(point.x - cell.at.x);
    const double dy = std::abs(point.y - cell.at.y);
    if (!hexagons) return dx < half.x && dy < half.y;
    return dy <= half.y && dx * std::numbers::sqrt3 / 2 + dy / 2 <= half.y;
  });
  return found == cells.end() ? nullptr : &*found;
}

int turns_of(const VariantInfo& variant) {
  return variant.hexagons ? 3 : 4;
}

Layout lay_out(const VariantInfo& variant, int turn) {
  Layout layout;
  layout.hexagons = variant.hexagons;
  const int turns = turns_of(variant);
  layout.turn = (turn % turns + turns) % turns;
  for (std::size_t i = 0; i < variant.squares.size(); ++i) {
    layout.cells.push_back(cell_of(variant, i, layout.turn));
  }
  int left = layout.cells.front().column;
  int top = layout.cells.front().row;
  for (const Cell& cell : layout.cells) {
    left = std::min(left, cell.column);
    top = std::min(top, cell.row);
  }
  const Point half = half_of(layout.hexagons);
  const Point pitch = pitch_of(layout.hexagons);
  for (Cell& cell : layout.cells) {
    cell.column -= left;
    cell.row -= top;
    cell.at = {half.x + cell.column * pitch.x, half.y + cell.row * pitch.y};
    layout.columns = std::max(layout.columns, cell.column + 1);
    layout.width = std::max(layout.width, cell.at.x + half.x);
    layout.height = std::max(layout.height, cell.at.y + half.y);
  }
  std::sort(layout.cells.begin(), layout.cells.end(), [](const Cell& a, const Cell& b) {
    return a.row != b.row ? a.row < b.row : a.column < b.column;
  });
  for (const SeatInfo& seat : variant.seating) {
    if (seat.castle.empty()) continue;
    Castle castle;
    castle.colour = colour_of(seat);
    for (const Square square : seat.castle) {
      if (const Cell* cell = layout.find(square)) castle.cells.push_back(*cell);
    }
    castle.facing = facing_of(castle.cells, layout);
    layout.castles.push_back(std::move(castle));
  }
  return layout;
}

std::vector<Point> corners_of(bool hexagons) {
  const auto [x, y] = half_of(hexagons);
  if (!hexagons) return {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
  return {{-x / 2, -y}, {x / 2, -y}, {x, 0}, {x / 2, y}, {-x / 2, y}, {-x, 0}};
}

Point towards(int degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return {std::sin(angle), -std::cos(angle)};
}

std::string loop_path(const std::vector<Point>& points) {
  std::string path;
  for (const Point& point : points) path += (path.empty() ? 'M' : 'L') + pair_of(point);
  return path.empty() ? path : path + 'z';
}

std::string outline(const Layout& layout) {
  const std::vector<Edge> edges = rim_of(layout);
  std::map<Key, std::vector<Point>> next;
  for (const Edge& edge : edges) next[key_of(edge.from)].push_back(edge.to);
  std::string path;
  for (const Edge& edge : edges) {
    std::vector<Point> loop;
    for (auto way = next.find(key_of(edge.from)); way != next.end() && !way->second.empty();
         way = next.find(key_of(loop.back()))) {
      loop.push_back(way->second.back());
      way->second.pop_back();
    }
    path += loop_path(without_straight(loop));
  }
  return path;
}

std::string_view colour_of(const SeatInfo& seat) {
  static constexpr std::pair<std::string_view, std::string_view> colours[] = {
      {"White", "w"},   {"Black", "b"},     {"Red", "red"},
      {"Blue", "blue"}, {"Green", "green"}, {"Yellow", "yellow"},
  };
  for (const auto& [name, colour] : colours) {
    if (name == seat.name) return colour;
  }
  return seat.letter == 'w' ? "w" : "b";
}

std::string_view sign_of(std::string_view colour) {
  static constexpr std::pair<std::string_view, std::string_view> signs[] = {
      {"red", "pale"}, {"blue", "fess"}, {"green", "bend"}, {"yellow", "roundel"}};
  for (const auto& [known, sign] : signs) {
    if (known == colour) return sign;
  }
  return {};
}

}  // namespace camlann::picture
