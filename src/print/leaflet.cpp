#include "print/leaflet.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "languages/language.hpp"
#include "languages/words.hpp"
#include "picture/frame.hpp"
#include "picture/layout.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "picture/shapes.hpp"
#include "print/heading.hpp"
#include "print/leaflet_text.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"
#include "rules/variant_info.hpp"

namespace camlann::print {
namespace {

constexpr double column_gap = 8;
constexpr int text_columns = 2;

// In font sizes.
constexpr double line_pitch = 1.35;
constexpr double after_paragraph = 0.45;
constexpr double before_heading = 0.7;
constexpr double smallest_letters = 2;  // mm
constexpr double heading_scale = 1.25;
constexpr double indent = 1.2;
constexpr double caption_scale = 0.85;

// In widths of a column.
constexpr double diagram_width = 0.6;
constexpr double diagram_height = 0.62;
constexpr double start_height = 1.15;

/// A part of the text that is not broken.
struct Block {
  double height = 0;
  bool with_next = false;                  // in the same column
  bool gap = false;                        // not needed at the top of a column
  std::function<void(Page&, Point)> draw;  // at its upper left corner
};

bool is_drawn(const LeafletItem& item) {
  return item.kind == LeafletItem::Kind::start || item.kind == LeafletItem::Kind::diagram;
}

/// A picture of a leaflet: the part of it to show, and the most room for it in widths of a column.
struct Drawing {
  picture::Part part;
  picture::Box view;
  Size most;
};

/// Makes the blocks of a leaflet for one size of letters and one width of columns.
class Typesetter {
 public:
  Typesetter(double size, double width) : size_(size), width_(width) {}

  /// `drawings` are those of the items, in order, and must outlive the blocks.
  std::vector<Block> blocks(const std::vector<LeafletItem>& items,
                            const std::vector<Drawing>& drawings) {
    auto drawing = drawings.begin();
    for (const LeafletItem& item : items) {
      if (is_drawn(item)) {
        add_drawing(*drawing++, item.text);
      } else {
        add(item);
      }
    }
    return std::move(blocks_);
  }

 private:
  void add(const LeafletItem& item);
  void add_text(const std::string& text, Weight weight, std::string_view mark);
  void add_heading(const std::string& text);
  void add_drawing(const Drawing& drawing, const std::string& caption);
  void add_gap(double height, bool with_next = false) {
    blocks_.push_back({height, with_next, true, [](Page&, Point) {}});
  }
  double size_;
  double width_;
  std::vector<Block> blocks_;
};

void Typesetter::add(const LeafletItem& item) {
  using Kind = LeafletItem::Kind;
  switch (item.kind) {
    case Kind::heading: add_heading(item.text); break;
    case Kind::paragraph: add_text(item.text, Weight::normal, {}); break;
    case Kind::point: add_text(item.text, Weight::normal, "\u2022"); break;
    case Kind::bold: add_text(item.text, Weight::bold, {}); break;
    case Kind::start:
    case Kind::diagram: break;
  }
}

void Typesetter::add_text(const std::string& text, Weight weight, std::string_view mark) {
  const double left = mark.empty() ? 0 : indent * size_;
  const std::vector<std::string> lines = lines_within(text, (width_ - left) / size_, weight);
  std::string sign(mark);
  for (const std::string& line : lines) {
    const bool begins = lines.size() > 1 && &line == &lines.front();
    blocks_.push_back({line_pitch * size_, begins, false,
                       [line, sign, left, weight, size = size_](Page& page, Point at) {
                         page.text({at.x, at.y + size}, sign, {size});
                         page.text({at.x + left, at.y + size}, line, {size, weight});
                       }});
    sign.clear();
  }
  add_gap(after_paragraph * size_);
}

void Typesetter::add_heading(const std::string& text) {
  const double size = size_ * heading_scale;
  add_gap(before_heading * size_, true);
  blocks_.push_back({line_pitch * size, true, false, [text, size](Page& page, Point at) {
                       page.text({at.x, at.y + size}, text, {size, Weight::bold});
                     }});
}

void Typesetter::add_drawing(const Drawing& drawing, const std::string& caption) {
  const double scale = width_ * std::min(drawing.most.width / drawing.view.width,
                                         drawing.most.height / drawing.view.height);
  const Size size{drawing.view.width * scale, drawing.view.height * scale};
  const double left = (width_ - size.width) / 2;
  blocks_.push_back({size.height, true, false, [&drawing, size, left](Page& page, Point at) {
                       page.picture({at.x + left, at.y, size.width, size.height}, drawing.view,
                                    drawing.part.elements);
                     }});
  const double letters = size_ * caption_scale;
  blocks_.push_back({caption.empty() ? 0 : line_pitch * letters, false, false,
                     [caption, letters, width = width_](Page& page, Point at) {
                       page.text(
                           {at.x + width / 2, at.y + letters}, caption,
                           {fitting_size(caption, letters, width), Weight::normal, Align::middle});
                     }});
  add_gap(after_paragraph * size_);
}

/// Returns the smallest area that holds these squares, "A1 G8".
picture::Box area_of(const VariantInfo& variant, const std::string& squares) {
  const picture::Layout layout = picture::lay_out(variant, 0);
  Point least{layout.width, layout.height};
  Point most;
  for (const std::string& name : lines_of(squares, 0)) {
    const auto square = variant.find_square(name);
    const picture::Cell* cell = square ? layout.find(*square) : nullptr;
    if (cell == nullptr) continue;
    for (const Point& corner : picture::corners_of(layout.hexagons)) {
      least = {std::min(least.x, cell->at.x + corner.x), std::min(least.y, cell->at.y + corner.y)};
      most = {std::max(most.x, cell->at.x + corner.x), std::max(most.y, cell->at.y + corner.y)};
    }
  }
  return {least.x, least.y, most.x - least.x, most.y - least.y};
}

/// Draws the pictures of a leaflet. Its texts are tested: their FENs, moves and squares are right.
std::vector<Drawing> drawings_of(const Game& start, const std::vector<LeafletItem>& items,
                                 Style style) {
  PictureOptions options;
  options.theme = theme_of(style);
  options.pieces = PieceSet::flat;
  std::vector<Drawing> drawings;
  for (const LeafletItem& item : items) {
    if (item.kind == LeafletItem::Kind::start) {
      const picture::Part part = picture::position_part(start, options, picture::Men::shown);
      drawings.push_back({part, part.box, {1, start_height}});
    } else if (item.kind == LeafletItem::Kind::diagram) {
      const Game game = make_game(item.variant, {}, item.fen).value();
      PictureOptions moved = options;
      moved.coordinates = Coordinates::inside;
      moved.move = game.read(item.move).value();
      drawings.push_back({picture::position_part(game, moved, picture::Men::shown),
                          area_of(game.variant(), item.squares),
                          {diagram_width, diagram_height}});
    }
  }
  return drawings;
}

/// Returns the text in the foot of a page, with that of a translation that no speaker has read.
std::string foot_of(languages::Language language, const std::string& game, std::int64_t page) {
  const std::string foot =
      languages::say(language, "print.rules.page", {{"game", game}, {"page", page}});
  const std::string machine = languages::say(language, "machine");
  return machine.empty() ? foot : foot + " \u2013 " + machine;
}

/// Where a block is drawn.
struct Place {
  std::size_t page = 0;
  Point at;
};

/// Returns the height that a block needs in a column, with those that stay with it.
double needed(const std::vector<Block>& blocks, std::size_t index) {
  double height = blocks[index].height;
  while (blocks[index].with_next && index + 1 < blocks.size()) height += blocks[++index].height;
  return height;
}

/// Fills columns with blocks. `first_top` is the upper edge of the columns of the first page, which
/// has a heading.
std::vector<Place> placed(const std::vector<Block>& blocks, const Area& field, double first_top) {
  const double width = (field.width - (text_columns - 1) * column_gap) / text_columns;
  std::vector<Place> places;
  std::size_t column = 0;
  const auto top = [&] { return column < text_columns ? first_top : field.y; };
  double y = first_top;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (y + needed(blocks, i) > field.y + field.height && y > top()) {
      ++column;
      y = top();
    }
    const double x = field.x + static_cast<double>(column % text_columns) * (width + column_gap);
    places.push_back({column / text_columns, {x, y}});
    if (!blocks[i].gap || y > top()) y += blocks[i].height;
  }
  return places;
}

}  // namespace

std::vector<Sheet> leaflet_sheets(const Game& start, const Look& asked) {
  Look look = asked;
  look.language = leaflet_language(start, asked.language);
  const std::vector<LeafletItem> items = leaflet_items(start, look.language);
  if (items.empty()) return {};
  const std::string& name = start.variant().name;
  const Page empty(size_of(look.paper), look.language);
  Page first = empty;
  const Area field = first.field();
  const double top =
      draw_heading(first, look, languages::say(look.language, "print.rules", {{"game", name}}));
  const double width = (field.width - (text_columns - 1) * column_gap) / text_columns;
  const std::vector<Drawing> drawings = drawings_of(start, items, look.style);
  std::vector<Block> blocks;
  std::vector<Place> places;
  double size = field.width / 40;
  do {
    blocks = Typesetter(size, width).blocks(items, drawings);
    places = placed(blocks, field, top);
    size -= 0.05;
  } while (places.back().page >= leaflet_pages && size > smallest_letters);
  std::vector<Page> pages(std::max<std::size_t>(places.back().page + 1, leaflet_pages), empty);
  pages.front() = std::move(first);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    blocks[i].draw(pages[places[i].page], places[i].at);
  }
  std::vector<Sheet> sheets;
  sheets.reserve(pages.size());
  for (std::size_t i = 0; i < pages.size(); ++i) {
    sheets.push_back(
        pages[i].finished(look, foot_of(look.language, name, static_cast<std::int64_t>(i) + 1)));
  }
  return sheets;
}

}  // namespace camlann::print
