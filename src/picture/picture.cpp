#include "picture/picture.hpp"

#include <picture_measures.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "picture/arrows.hpp"
#include "picture/frame.hpp"
#include "picture/layout.hpp"
#include "picture/marks.hpp"
#include "picture/part.hpp"
#include "picture/pieces.hpp"
#include "picture/route.hpp"
#include "picture/shapes.hpp"
#include "picture/style_sheet.hpp"
#include "picture/styled.hpp"
#include "picture/words.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::picture {
namespace {

Element page_of(const PictureOptions& options, std::string_view background) {
  return {
      "html", {}, {root_mark, {"data-board", word_of(options.theme)}, {"data-theme", background}}};
}

constexpr double gate_field = 24;   // of its drawing
constexpr double least_letter = 7;  // pixels

/// Returns the style sheets for a board with this number of pixels per square: coordinates inside
/// small squares are larger, to be readable.
std::string styles_for(double side) {
  std::string styles(style_text());
  if (const double size = least_letter / side * square_side; size > 9.5) {
    styles += ".cb-ci{font-size:" + number(size) + "px}";
  }
  return styles;
}

/// Draws the parts of one picture.
class Drawer {
 public:
  Drawer(const Game& game, const PictureOptions& options, Surface surface, Men men = Men::shown)
      : game_(game),
        options_(options),
        layout_(lay_out(game.variant(), options.turn)),
        box_(box_of(layout_, options.coordinates)),
        pieces_(men == Men::shown ? game.pieces() : std::vector<PieceOn>{}),
        surface_(surface),
        prefix_("cb-" + std::string(word_of(options.theme)) + '-'),
        pixels_(options.width > 0 ? options.width / box_.width : 1) {
    drawings_ = drawings_for(game.variant(), word_of(options.pieces), side());
    // Different names for the pieces of different pictures on one page.
    prefix_ += std::string(drawings_) + '-';
  }

  /// Returns the drawing with the classes and variables of the style sheets.
  [[nodiscard]] std::string drawing() const;
  [[nodiscard]] std::string root() const;
  [[nodiscard]] const std::string& prefix() const { return prefix_; }
  [[nodiscard]] double side() const { return square_side * pixels_; }  // of a square in pixels
  [[nodiscard]] const Box& box() const { return box_; }

 private:
  [[nodiscard]] std::string symbols() const;
  [[nodiscard]] std::string board() const;
  [[nodiscard]] std::string ground() const;
  [[nodiscard]] std::string paths() const;
  [[nodiscard]] std::string gate() const { return prefix_ + "gate"; }
  /// Returns the move that led here, if it is to be shown.
  [[nodiscard]] const WrittenMove* last() const;
  [[nodiscard]] std::vector<Square> taken() const;

  const Game& game_;
  const PictureOptions& options_;
  Layout layout_;
  Box box_;
  std::vector<PieceOn> pieces_;
  Surface surface_;
  std::string prefix_;  // of the names of its drawings
  double pixels_;       // in a unit
  std::string_view drawings_;
};

const WrittenMove* Drawer::last() const {
  if (!options_.last_move || game_.played().empty()) return nullptr;
  return &game_.played().back();
}

std::vector<Square> Drawer::taken() const {
  return options_.move ? options_.move->captures : std::vector<Square>{};
}

std::string Drawer::symbols() const {
  const bool gates = !layout_.castles.empty();
  const std::string gate_symbol = gates ? "<g id=\"" + gate() + "\" transform=\"" +
                                              scaled(measure::gate / gate_field) + "\">" +
                                              std::string(shape("board", "gate")) + "</g>"
                                        : std::string{};
  return "<defs>" + gate_symbol + piece_symbols(game_.variant(), pieces_, drawings_, prefix_) +
         "</defs>";
}

std::string Drawer::board() const {
  std::vector<Square> occupied;
  occupied.reserve(pieces_.size());
  for (const PieceOn& piece : pieces_) occupied.push_back(piece.square);
  if (options_.marks_of) {
    for (const Outcome& way : game_.legal()) {
      if (way.move.from == *options_.marks_of) occupied.push_back(way.move.to);
    }
  }
  return frame_drawing(layout_, options_.coordinates, surface_, occupied, '#' + gate());
}

std::string Drawer::ground() const {
  std::string drawing;
  if (const WrittenMove* move = last()) {
    drawing += last_drawing(layout_, *move);
    if (!options_.move && !options_.marks_of) drawing += last_path_drawing(layout_, *move);
  }
  if (options_.marks_of) {
    drawing += blocks_drawing(game_, layout_, *options_.marks_of);
    drawing += picked_drawing(layout_, *options_.marks_of);
  }
  return drawing;
}

std::string Drawer::paths() const {
  std::string drawing;
  const Obligation must = game_.obligation();
  if (must.kind == Obligation::Kind::check) {
    for (const Square square : must.squares) drawing += check_drawing(layout_, square);
  }
  if (!options_.move) return drawing;
  const Square to = options_.move->path.back();
  bool stands = false;
  for (const PieceOn& piece : pieces_) stands = stands || piece.square == to;
  for (const Square square : options_.move->captures) stands = stands && square != to;
  const double clear = stands ? measure::landing_occupied : measure::landing;
  return drawing + route_drawing(game_.variant(), layout_, *options_.move, clear);
}

std::string Drawer::drawing() const {
  std::string text = symbols() + board() + ground();
  text += piece_uses(game_.variant(), layout_, pieces_, taken(), prefix_);
  text += paths() + crosses_drawing(layout_, taken());
  if (options_.marks_of) text += marks_drawing(game_, layout_, *options_.marks_of, side());
  text += arrows_drawing(layout_, options_.drawings);
  return text;
}

std::string Drawer::root() const {
  const std::string view_box =
      number(box_.x) + ' ' + number(box_.y) + ' ' + number(box_.width) + ' ' + number(box_.height);
  return filled(R"(<svg xmlns="http://www.w3.org/2000/svg" class="{prefix}board" role="img" )"
                R"(viewBox="{box}" width="{width}" height="{height}")",
                {{"prefix", prefix_},
                 {"box", view_box},
                 {"width", number(box_.width * pixels_)},
                 {"height", number(box_.height * pixels_)}});
}

/// Returns a drawing with the colours and lines of a page as attributes.
std::string coloured(std::string_view drawing, const StyleSheet& sheet, const Element& page) {
  return "<g color=\"" + variable(left_open, sheet, page) + "\">" + styled(drawing, sheet, page) +
         "</g>";
}

}  // namespace

Part position_part(const Game& game, const PictureOptions& options, Men men) {
  // Thin greys cost ink and print as dots.
  const bool grey = options.theme == BoardTheme::ink || options.theme == BoardTheme::outline;
  const Drawer drawer(game, options, grey ? Surface::plain : Surface::veneered, men);
  const std::string styles = styles_for(drawer.side());
  return {drawer.box(), coloured(drawer.drawing(), StyleSheet(styles), page_of(options, "light"))};
}

Box area_of(const VariantInfo& variant, const PictureOptions& options) {
  return box_of(lay_out(variant, options.turn), options.coordinates);
}

Part man_part(const VariantInfo& variant, char letter, const PictureOptions& options) {
  const std::string_view drawings = word_of(options.pieces);
  const std::string prefix =
      "man-" + std::string(word_of(options.theme)) + '-' + std::string(drawings) + '-';
  const std::string drawing = piece_symbols(variant, {{{}, letter}}, drawings, prefix);
  return {{0, 0, measure::piece, measure::piece},
          coloured(drawing, StyleSheet(style_text()), page_of(options, "light"))};
}

}  // namespace camlann::picture

namespace camlann::inline v1 {

std::string draw(const Game& game, const PictureOptions& options) {
  using namespace picture;
  const bool lines_only = options.theme == BoardTheme::outline;
  const Drawer drawer(game, options, lines_only ? Surface::plain : Surface::veneered);
  const std::string styles = styles_for(drawer.side());
  const StyleSheet sheet(styles);
  const bool is_dark = options.background == Background::dark;
  const Element page = page_of(options, is_dark ? "dark" : "light");
  std::string svg = drawer.root() + " color=\"" + variable(left_open, sheet, page) + "\">";
  svg += "<title>" + escaped(title_of(game)) + "</title><desc>" +
         escaped(description_of(game, options)) + "</desc>";
  if (options.background == Background::automatic) {
    svg += "<style>@media(prefers-color-scheme:dark){." + drawer.prefix() +
           "board{color:" + variable(left_open, sheet, page_of(options, "dark")) + "}}</style>";
  }
  return svg + styled(drawer.drawing(), sheet, page) + "</svg>\n";
}

}  // namespace camlann::inline v1
