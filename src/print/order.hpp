#pragma once
// An order for sheets, in the words of `camlann print` and of the server, and its sheets. Pure
// functions.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "picture/picture.hpp"
#include "print/board.hpp"
#include "print/problems.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

/// An order as users write it.
struct OrderWords {
  std::string variant;
  std::string rules;  // of the position; empty: the default rule set
  std::string fen;    // of the position; empty: the start
  std::vector<std::string> what = {"board"};
  std::string paper = "A4";
  double square = 0;  // the side in millimetres; 0: the largest for `sheets`
  int sheets = 1;
  std::string style = "colour";
  std::string coordinates = "frame";
  std::string club;
  std::string language;  // of the words: "de"; empty: English
};

inline constexpr std::size_t most_contents = 8;
inline constexpr int most_board_sheets = 64;

struct Order {
  Game start;
  Game position;
  std::vector<Content> what;
  Look look;
  Coordinates coordinates = Coordinates::frame;
  double square = 0;
  int sheets = 1;
};

/// Reads an order. An error is at a name of OrderWords with `prefix` before it.
[[nodiscard]] Result<Order> read_order(const OrderWords& words, const Catalog& known,
                                       std::string_view prefix);

/// Returns a text that is printed on one line, such as a name; an error at `where` for another.
[[nodiscard]] Result<std::string> one_line(const std::string& text, std::string where);

/// A content of a print and the number of its sheets.
struct Part {
  Content content = Content::board;
  std::size_t sheets = 0;
};

/// The drawn sheets.
struct Printed {
  std::string id;  // of the variant
  std::string title;
  std::vector<Sheet> sheets;
  std::vector<Part> parts;          // in the order of the sheets
  Tiling tiling;                    // of the board, also if it is not printed
  double largest_side = 0;          // of a square, for these sheets
  std::vector<std::string> report;  // a line about each content
};

/// Draws the sheets of an order; `problems` must not be empty if they are ordered. Returns an error
/// if they are more than `most_sheets`.
[[nodiscard]] Result<Printed> printed(const Order& order, const std::vector<Problem>& problems,
                                      std::size_t most_sheets);

/// Returns "A4, A3, ..": the choices of a word.
template <HasWords E>
[[nodiscard]] std::string words_listed() {
  std::string all;
  for (const Word<E>& one : Words<E>::table) {
    all += (all.empty() ? "" : ", ") + std::string(one.word);
  }
  return all;
}

}  // namespace camlann::print
