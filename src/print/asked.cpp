#include "print/asked.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/decimal.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "languages/language.hpp"
#include "picture/shapes.hpp"
#include "print/board.hpp"
#include "print/order.hpp"
#include "print/problems.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

namespace {

std::vector<std::string> split_at(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto end = std::min(text.find(separator), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

/// Replaces `word` by the value of this name, if there is one.
Result<void> read_into(std::string& word, const ValueOf& value_of, std::string_view name) {
  TRY(auto value, value_of(name));
  if (!value.empty()) word = std::move(value);
  return {};
}

/// `parse` returns a number, or nothing for a text that is not one.
template <class Number, class Parse>
Result<void> read_into(Number& number, const ValueOf& value_of, std::string_view name,
                       Parse parse) {
  TRY(const auto text, value_of(name));
  if (text.empty()) return {};
  const auto value = parse(text);
  if (!value) return failure(ErrorCode::syntax, "This is not a number", std::string(name));
  number = *value;
  return {};
}

Result<OrderWords> order_words(const ValueOf& value_of) {
  OrderWords words;
  std::string what = "board";
  TRY_VOID(read_into(words.variant, value_of, "variant"));
  TRY_VOID(read_into(words.rules, value_of, "rules"));
  TRY_VOID(read_into(words.fen, value_of, "fen"));
  TRY_VOID(read_into(what, value_of, "what"));
  TRY_VOID(read_into(words.paper, value_of, "paper"));
  TRY_VOID(read_into(words.square, value_of, "square", read_decimal));
  TRY_VOID(read_into(words.sheets, value_of, "sheets", read_number<int>));
  TRY_VOID(read_into(words.style, value_of, "style"));
  TRY_VOID(read_into(words.coordinates, value_of, "coordinates"));
  TRY_VOID(read_into(words.club, value_of, "club"));
  TRY_VOID(read_into(words.language, value_of, "language"));
  // A page may be in a language that has no sheets yet.
  if (!languages::language_of(words.language)) words.language.clear();
  words.what = split_at(what, ',');
  return words;
}

/// Reads "name;rules;aim;fen;moves|..".
Result<std::vector<Problem>> read_problems(const std::string& text, const std::string& variant,
                                           const Catalog& known, languages::Language language) {
  std::vector<Problem> problems;
  for (const std::string& one : split_at(text, '|')) {
    const auto parts = split_at(one, ';');
    // Without moves, the solution is not printed.
    const bool complete = parts.size() == 4 || parts.size() == 5;
    const auto aim = complete ? camlann::value_of<Aim>(parts[2]) : std::nullopt;
    if (!aim) {
      return failure(ErrorCode::syntax, "This is no problem", "problems",
                     "name;rules;aim;fen;moves, the aim one of " + words_listed<Aim>());
    }
    TRY(const auto name, one_line(parts[0], "problems"));
    TRY(const auto position, known.make_game(variant, parts[1], parts[3]));
    const auto line = parts.size() == 5 ? split_at(parts[4], ' ') : std::vector<std::string>();
    TRY(auto problem, problem_of(position, *aim, line, name, language));
    problems.push_back(std::move(problem));
  }
  if (problems.empty()) {
    return failure(ErrorCode::syntax, "There is no problem to print", "problems",
                   "name;rules;aim;fen;moves");
  }
  return problems;
}

}  // namespace

Result<Printed> printed_as_asked(const ValueOf& value_of, const Catalog& known,
                                 std::size_t most_sheets) {
  TRY(const auto words, order_words(value_of));
  TRY(const auto order, read_order(words, known, ""));
  std::vector<Problem> problems;
  if (std::find(order.what.begin(), order.what.end(), Content::problems) != order.what.end()) {
    TRY(const auto text, value_of("problems"));
    TRY(problems, read_problems(text, words.variant, known, order.look.language));
  }
  return printed(order, problems, most_sheets);
}

std::string contents_of(const Printed& printed) {
  std::string all;
  for (const auto& [content, sheets] : printed.parts) {
    all += (all.empty() ? "" : ", ") + std::string(word_of(content)) + '=' + std::to_string(sheets);
  }
  return all;
}

std::string board_of(const Printed& printed) {
  const Tiling& tiling = printed.tiling;
  const auto length = [](double millimetres) { return picture::number(millimetres); };
  return "width=" + length(std::round(tiling.board.width)) +
         ", height=" + length(std::round(tiling.board.height)) +
         ", columns=" + std::to_string(tiling.columns) + ", rows=" + std::to_string(tiling.rows) +
         ", square=" + length(tiling.side) + ", largest=" + length(printed.largest_side);
}

}  // namespace camlann::print
