#include "print/order.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "languages/language.hpp"
#include "languages/words.hpp"
#include "notation/text_encoding.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "picture/shapes.hpp"
#include "print/board.hpp"
#include "print/leaflet.hpp"
#include "print/men.hpp"
#include "print/position.hpp"
#include "print/problems.hpp"
#include "print/score.hpp"
#include "print/sheet.hpp"
#include "rules/variant_info.hpp"

namespace camlann::print {
namespace {

template <HasWords E>
Result<E> read_word(std::string where, const std::string& text) {
  for (const Word<E>& one : Words<E>::table) {
    if (same_letters(one.word, text)) return one.value;
  }
  return failure(ErrorCode::unknown_name, '"' + text + "\" is not one of the choices",
                 std::move(where), "one of " + words_listed<E>());
}

Result<languages::Language> read_language(const std::string& tag, std::string where) {
  if (tag.empty()) return languages::Language();
  if (const auto language = languages::language_of(tag)) return *language;
  return failure(ErrorCode::unknown_name, "there are no sheets in the language \"" + tag + '"',
                 std::move(where), "one of " + languages::tags_listed());
}

/// Collects the sheets of an order.
class Press {
 public:
  Press(const Order& order, const std::vector<Problem>& problems, std::size_t most_sheets)
      : order_(order),
        problems_(problems),
        most_sheets_(most_sheets),
        board_(empty_board(order.start, order.look.style, order.coordinates)),
        tiling_(tiling_of(board_.box, order.look.paper,
                          order.square > 0
                              ? order.square
                              : side_for(board_.box, order.look.paper, order.sheets))) {
    printed_.id = order.start.variant().id;
    printed_.title = order.start.variant().name;
    printed_.tiling = tiling_;
    printed_.largest_side = side_for(board_.box, order.look.paper, tiling_.sheets());
  }

  Result<void> print(Content content) {
    const std::size_t before = printed_.sheets.size();
    TRY_VOID(draw(content));
    printed_.parts.push_back({content, printed_.sheets.size() - before});
    return {};
  }

  [[nodiscard]] Printed finished() { return std::move(printed_); }

 private:
  Result<void> draw(Content content) {
    const Look& look = order_.look;
    switch (content) {
      case Content::board: return print_board();
      case Content::cards: return print_men(MenForm::cards);
      case Content::discs: return print_men(MenForm::discs);
      case Content::position:
        return add({position_sheet(order_.position, order_.coordinates, look)}, "Position");
      case Content::scoresheet:
        return add({score_sheet(order_.start.variant(), look)}, "Scoresheet");
      case Content::problems:
        return add(
            problem_sheets(
                problems_,
                languages::say(look.language, "print.problems", {{"game", printed_.title}}), look),
            "Problems: " + std::to_string(problems_.size()));
      case Content::rules: break;
    }
    return add(leaflet_sheets(order_.start, look), "Rules");
  }

  Result<void> print_board() {
    TRY_VOID(room_for(static_cast<std::size_t>(tiling_.sheets())));
    return add(board_sheets(board_, tiling_, order_.look, printed_.title),
               "Board: " + whole(tiling_.board.width) + " x " + whole(tiling_.board.height) +
                   " mm, squares of " + picture::number(tiling_.side) + " mm");
  }

  Result<void> print_men(MenForm form) {
    const Card card = card_for(tiling_.side, order_.look.paper);
    return add(men_sheets(order_.start, form, tiling_.side, order_.look),
               form == MenForm::cards ? "Pieces to fold: " + whole(card.width) + " mm broad, " +
                                            whole(card.face) + " mm high"
                                      : "Discs: " + whole(disc_for(tiling_.side)) + " mm");
  }

  static std::string whole(double millimetres) { return picture::number(std::round(millimetres)); }

  [[nodiscard]] Result<void> room_for(std::size_t more) const {
    if (printed_.sheets.size() + more <= most_sheets_) return {};
    return failure(ErrorCode::syntax, "these are too many sheets", "",
                   "at most " + std::to_string(most_sheets_) + ": smaller squares, larger paper");
  }

  Result<void> add(std::vector<Sheet> more, const std::string& what) {
    TRY_VOID(room_for(more.size()));
    printed_.report.push_back(what + ", " + std::to_string(more.size()) + " sheet" +
                              (more.size() == 1 ? "" : "s") + " of " +
                              std::string(word_of(order_.look.paper)));
    std::move(more.begin(), more.end(), std::back_inserter(printed_.sheets));
    return {};
  }

  const Order& order_;
  const std::vector<Problem>& problems_;
  const std::size_t most_sheets_;
  const picture::Part board_;
  const Tiling tiling_;
  Printed printed_;
};

}  // namespace

Result<std::string> one_line(const std::string& text, std::string where) {
  const bool printable = std::none_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
  });
  // U+FFFE and U+FFFF, which XML does not have.
  const bool in_xml = text.find("\xEF\xBF\xBE") == std::string::npos &&
                      text.find("\xEF\xBF\xBF") == std::string::npos;
  if (printable && in_xml && text.size() <= 120 && encoding_of(text) == TextEncoding::utf_8) {
    return text;
  }
  return failure(ErrorCode::syntax, "this name cannot be printed", std::move(where),
                 "one line of at most 120 bytes in UTF-8");
}

Result<Order> read_order(const OrderWords& words, const Catalog& known, std::string_view prefix) {
  const auto at = [&](std::string_view name) { return std::string(prefix) + std::string(name); };
  TRY(auto start, known.make_game(words.variant));
  TRY(auto position, known.make_game(words.variant, words.rules, words.fen));
  Order order{std::move(start), std::move(position), {}, {}, {}, words.square, words.sheets};
  if (words.what.size() > most_contents) {
    return failure(ErrorCode::syntax, "this is too much for one print", at("what"),
                   "at most " + std::to_string(most_contents) + " words");
  }
  for (const std::string& word : words.what) {
    TRY(const auto content, read_word<Content>(at("what"), word));
    order.what.push_back(content);
  }
  TRY(order.look.paper, read_word<Paper>(at("paper"), words.paper));
  TRY(order.look.style, read_word<Style>(at("style"), words.style));
  TRY(order.look.club, one_line(words.club, at("club")));
  TRY(order.look.language, read_language(words.language, at("language")));
  TRY(order.coordinates, read_word<Coordinates>(at("coordinates"), words.coordinates));
  const bool usual = words.square == 0;
  if (!usual && !(words.square >= least_side && words.square <= largest_side)) {
    return failure(ErrorCode::syntax, "no square has this side", at("square"),
                   "5 to 100 millimetres");
  }
  if (words.sheets < 1 || words.sheets > most_board_sheets) {
    return failure(ErrorCode::syntax, "no board has this number of sheets", at("sheets"),
                   "1 to " + std::to_string(most_board_sheets));
  }
  return order;
}

Result<Printed> printed(const Order& order, const std::vector<Problem>& problems,
                        std::size_t most_sheets) {
  Press press(order, problems, most_sheets);
  for (const Content content : order.what) TRY_VOID(press.print(content));
  return press.finished();
}

}  // namespace camlann::print
