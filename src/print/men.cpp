#include "print/men.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "languages/words.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::print {
namespace {

constexpr double piece_gap = 2;
constexpr double cut_width = 0.2;

// In sides of a square.
constexpr double card_width = 0.8;
constexpr double card_face = 1.1;
constexpr double card_foot = 0.35;
constexpr double disc = 0.8;

/// A part of its disc; the drawing has a margin itself.
constexpr double drawing_on_disc = 0.8;

/// Returns the letter of each piece, in order.
std::vector<char> letters_of(const std::vector<Supply>& supplies) {
  std::vector<char> letters;
  for (const Supply& supply : supplies) {
    letters.insert(letters.end(), static_cast<std::size_t>(supply.count), supply.letter);
  }
  return letters;
}

/// Different for any two letters, in capitals and small letters too.
std::string name_of(char letter) {
  return "man-" + std::to_string(static_cast<int>(letter));
}

void draw_card(Page& page, Point corner, const Card& card, char letter) {
  page.frame({corner.x, corner.y, card.width, card.height()}, cut_width);
  for (const double fold : {card.foot, card.foot + card.face, card.foot + 2 * card.face}) {
    page.line({corner.x, corner.y + fold}, {corner.x + card.width, corner.y + fold}, cut_width,
              Stroke::dashed);
  }
  const double middle = corner.x + card.width / 2;
  const double in = card.foot + card.width / 2;
  page.use(name_of(letter), {middle, corner.y + in}, card.width, true);
  page.use(name_of(letter), {middle, corner.y + card.height() - in}, card.width);
}

void draw_disc(Page& page, Point corner, double diameter, char letter) {
  const Point middle{corner.x + diameter / 2, corner.y + diameter / 2};
  page.circle(middle, diameter / 2, cut_width);
  page.use(name_of(letter), middle, diameter * drawing_on_disc);
}

/// Places cells of one size on sheets, row by row.
class Cells {
 public:
  Cells(const Area& field, Size cell)
      : field_(field),
        cell_(cell),
        columns_(fitting(field.width, cell.width)),
        rows_(fitting(field.height, cell.height)) {}

  [[nodiscard]] std::size_t per_sheet() const { return columns_ * rows_; }
  [[nodiscard]] Point corner(std::size_t index) const {
    const auto column = static_cast<double>(index % columns_);
    const std::size_t row = index % per_sheet() / columns_;
    return {field_.x + column * (cell_.width + piece_gap),
            field_.y + static_cast<double>(row) * (cell_.height + piece_gap)};
  }

 private:
  static std::size_t fitting(double room, double length) {
    return std::max<std::size_t>(
        1, static_cast<std::size_t>((room + piece_gap) / (length + piece_gap)));
  }

  Area field_;
  Size cell_;
  std::size_t columns_;
  std::size_t rows_;
};

}  // namespace

std::vector<Supply> supplies_of(const Game& start) {
  const VariantInfo& variant = start.variant();
  const std::vector<PieceOn> pieces = start.pieces();
  std::vector<Supply> supplies;
  const auto add = [&](char letter, int more) {
    const auto count = std::count_if(pieces.begin(), pieces.end(),
                                     [&](const PieceOn& piece) { return piece.letter == letter; });
    if (count + more > 0) supplies.push_back({letter, static_cast<int>(count) + more});
  };
  for (const SeatInfo& seat : variant.seating) {
    const std::string strongest_first(seat.men.rbegin(), seat.men.rend());
    for (const char letter : strongest_first) add(letter, 0);
  }
  add(tree_letter, variant.trees * static_cast<int>(variant.seating.size()));
  return supplies;
}

Card card_for(double side, Paper paper) {
  const double room = field_of(size_of(paper)).height;
  const double most = room / (2 * (card_face + card_foot));
  const double used = std::min(side, most);
  return {card_width * used, card_face * used, card_foot * used};
}

double disc_for(double side) {
  return disc * side;
}

std::vector<Sheet> men_sheets(const Game& start, MenForm form, double side, const Look& look) {
  const bool cards = form == MenForm::cards;
  const Card card = card_for(side, look.paper);
  const double diameter = disc_for(side);
  const Size size = size_of(look.paper);
  const Cells cells(field_of(size),
                    cards ? Size{card.width, card.height()} : Size{diameter, diameter});
  PictureOptions options;
  options.theme = theme_of(look.style);
  options.pieces = cards ? PieceSet::turned : PieceSet::flat;
  const std::vector<char> letters = letters_of(supplies_of(start));
  std::vector<Sheet> sheets;
  for (std::size_t first = 0; first < letters.size(); first += cells.per_sheet()) {
    const std::size_t end = std::min(letters.size(), first + cells.per_sheet());
    Page page(size);
    std::string defined;
    for (std::size_t i = first; i < end; ++i) {
      if (defined.find(letters[i]) == std::string::npos) {
        defined += letters[i];
        page.define(name_of(letters[i]), picture::man_part(start.variant(), letters[i], options));
      }
      if (cards) {
        draw_card(page, cells.corner(i), card, letters[i]);
      } else {
        draw_disc(page, cells.corner(i), diameter, letters[i]);
      }
    }
    sheets.push_back(
        page.finished(look, languages::say(look.language, cards ? "print.cards" : "print.discs",
                                           {{"game", start.variant().name}})));
  }
  return sheets;
}

}  // namespace camlann::print
