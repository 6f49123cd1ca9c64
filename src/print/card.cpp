#include "print/card.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "picture/shapes.hpp"
#include "print/text.hpp"

namespace camlann::print {
namespace {

using picture::number;

constexpr double border = 32;
constexpr double board_side = preview_height - 2 * border;
constexpr double words_at = border + board_side + 48;
constexpr double words_width = preview_width - words_at - border;

/// Words of one kind, from top to bottom.
struct CardWords {
  double size;
  Weight weight;
  std::string_view colour;
  std::size_t most_lines;
};

constexpr CardWords title_words{60, Weight::bold, "#262320", 3};
constexpr CardWords line_words{34, Weight::normal, "#4d463d", 3};
constexpr CardWords name_words{30, Weight::bold, "#7a6f60", 1};

std::string line_at(double y, std::string_view text, const CardWords& kind) {
  const double size = fitting_size(text, kind.size, words_width, kind.weight);
  return picture::filled(
      R"(<text x="{x}" y="{y}" font-size="{size}"{weight} fill="{colour}">{text}</text>)",
      {{"x", number(words_at)},
       {"y", number(y)},
       {"size", number(size)},
       {"weight", kind.weight == Weight::bold ? R"( font-weight="700")" : ""},
       {"colour", kind.colour},
       {"text", picture::escaped(text)}});
}

/// Draws a text in lines below `y`, which moves below them.
std::string lines_below(double& y, std::string_view text, const CardWords& kind) {
  std::string drawing;
  std::vector<std::string> lines = lines_of(text, words_width / kind.size, kind.weight);
  lines.resize(std::min(lines.size(), kind.most_lines));
  for (const std::string& line : lines) {
    y += kind.size * 1.2;
    drawing += line_at(y, line, kind);
  }
  return drawing;
}

std::string board(const picture::Part& part) {
  const double scale = board_side / std::max(part.box.width, part.box.height);
  const double width = part.box.width * scale;
  const double height = part.box.height * scale;
  return picture::filled(
             R"(<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{view}">)",
             {{"x", number(border + (board_side - width) / 2)},
              {"y", number(border + (board_side - height) / 2)},
              {"width", number(width)},
              {"height", number(height)},
              {"view", number(part.box.x) + ' ' + number(part.box.y) + ' ' +
                           number(part.box.width) + ' ' + number(part.box.height)}}) +
         part.elements + "</svg>";
}

}  // namespace

std::string card(const Game& position, const PictureOptions& options, const CardText& text) {
  PictureOptions shown = options;
  shown.width = static_cast<int>(board_side);
  std::string svg = picture::filled(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" )"
      R"(font-family="DejaVu Sans, sans-serif"><rect width="100%" height="100%" fill="#f8f5ee"/>)",
      {{"width", std::to_string(preview_width)}, {"height", std::to_string(preview_height)}});
  svg += board(picture::position_part(position, shown, picture::Men::shown));
  double y = border + 24;
  svg += lines_below(y, text.title, title_words);
  y += 16;
  for (const std::string& line : text.lines) {
    y += 12;
    svg += lines_below(y, line, line_words);
  }
  return svg + line_at(preview_height - border - 8, "Camlann", name_words) + "</svg>\n";
}

}  // namespace camlann::print
