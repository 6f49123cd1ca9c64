#include "print/score.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "languages/language.hpp"
#include "languages/seats.hpp"
#include "languages/words.hpp"
#include "print/heading.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"
#include "rules/variant_info.hpp"

namespace camlann::print {
namespace {

constexpr double line_width = 0.2;
constexpr double blank_pitch = 9;  // from a line to write on to the next
constexpr double label_size = 2.8;
constexpr double number_width = 8;  // of the column of the move numbers
constexpr double row_height = 6.2;
constexpr double block_gap = 4;

/// Draws a label and a line to write on behind it.
void draw_blank(Page& page, const Area& area, std::string_view label) {
  const double base = area.y + area.height - 1;
  page.text({area.x, base}, label, {label_size});
  const double begin = area.x + width_of(label) * label_size + 1.5;
  page.line({begin, base + 0.6}, {area.x + area.width, base + 0.6}, line_width);
}

/// Draws blanks side by side, of these parts of the width.
void draw_blanks(Page& page, double y, const std::vector<std::string>& labels) {
  const Area field = page.field();
  const auto count = static_cast<double>(labels.size());
  const double width = (field.width - (count - 1) * block_gap) / count;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const double x = field.x + static_cast<double>(i) * (width + block_gap);
    draw_blank(page, {x, y, width, blank_pitch}, labels[i]);
  }
}

/// Draws a table for the moves from number `first` on; the first row has the names of the seats.
void draw_table(Page& page, const Area& area, const std::vector<std::string>& seats, int first,
                int rows) {
  page.frame(area, 0.3);
  const double column = (area.width - number_width) / static_cast<double>(seats.size());
  const double row = area.height / (rows + 1);
  for (int i = 1; i <= rows; ++i) {
    const double y = area.y + i * row;
    page.line({area.x, y}, {area.x + area.width, y}, line_width);
    page.text({area.x + number_width - 1.5, y + row - 1.8}, std::to_string(first + i - 1),
              {label_size, Weight::normal, Align::right});
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const double x = area.x + number_width + static_cast<double>(i) * column;
    page.line({x, area.y}, {x, area.y + area.height}, line_width);
    page.text({x + column / 2, area.y + row - 1.8}, seats[i],
              {label_size, Weight::bold, Align::middle});
  }
}

}  // namespace

Sheet score_sheet(const VariantInfo& variant, const Look& look) {
  const auto says = [&](std::string_view key) {
    return languages::say(look.language, key, {{"game", variant.name}});
  };
  Page page(size_of(look.paper), look.language);
  const Area field = page.field();
  double y = draw_heading(page, look, says("print.scoresheet"));
  draw_blanks(page, y,
              {says("print.score.event"), says("print.score.date"), says("print.score.round"),
               says("print.score.board")});
  y += blank_pitch;
  std::vector<std::string> seats;
  seats.reserve(variant.seating.size());
  for (const SeatInfo& seat : variant.seating) {
    seats.push_back(languages::seat_text(look.language, seat.name));
  }
  draw_blanks(page, y, seats);
  y += blank_pitch + 3;
  const double bottom = field.y + field.height - 2 * blank_pitch;
  const int rows = static_cast<int>((bottom - y) / row_height) - 1;
  // Two tables side by side if there are only two columns in each.
  const int blocks = seats.size() == 2 ? 2 : 1;
  const double width = (field.width - (blocks - 1) * block_gap) / blocks;
  for (int i = 0; i < blocks; ++i) {
    const Area table{field.x + i * (width + block_gap), y, width, row_height * (rows + 1)};
    draw_table(page, table, seats, i * rows + 1, rows);
  }
  y = bottom;
  draw_blanks(page, y,
              {says("print.score.result"), says("print.score.time"), says("print.score.rules")});
  std::vector<std::string> signatures;
  signatures.reserve(seats.size());
  for (const std::string& seat : seats) {
    signatures.push_back(languages::say(look.language, "print.score.signature", {{"seat", seat}}));
  }
  draw_blanks(page, y + blank_pitch, signatures);
  return page.finished(look, says("print.scoresheet.foot"));
}

}  // namespace camlann::print
