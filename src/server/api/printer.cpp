#include "server/api/printer.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
#include "print/rendering.hpp"
#include "print/sheet.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/require_memory.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::seconds printer_round{1};

/// librsvg ends the program if memory runs out, so it draws only with plenty of it; it needs about
/// 40 MiB.
constexpr std::size_t memory_for_pdf = std::size_t{64} << 20;

std::vector<std::string> split_at(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

/// Replaces `word` by the query's value, if it has one.
Result<void> read_into(std::string& word, const std::string& target, std::string_view key) {
  TRY(auto value, read_query(target, key));
  if (!value.empty()) word = std::move(value);
  return {};
}

template <class Number>
Result<void> read_into(Number& number, const std::string& target, std::string_view key) {
  const auto text = query_value(target, key);
  if (text.empty()) return {};
  const auto value = read_number<Number>(text);
  if (!value) return failure(ErrorCode::syntax, "This is not a number", std::string(key));
  number = *value;
  return {};
}

Result<print::OrderWords> order_words(const std::string& target) {
  print::OrderWords words;
  std::string what = "board";
  TRY_VOID(read_into(words.variant, target, "variant"));
  TRY_VOID(read_into(words.rules, target, "rules"));
  TRY_VOID(read_into(words.fen, target, "fen"));
  TRY_VOID(read_into(what, target, "what"));
  TRY_VOID(read_into(words.paper, target, "paper"));
  TRY_VOID(read_into(words.square, target, "square"));
  TRY_VOID(read_into(words.sheets, target, "sheets"));
  TRY_VOID(read_into(words.style, target, "style"));
  TRY_VOID(read_into(words.coordinates, target, "coordinates"));
  TRY_VOID(read_into(words.club, target, "club"));
  TRY_VOID(read_into(words.language, target, "language"));
  // A page may be in a language that has no sheets yet.
  if (!languages::language_of(words.language)) words.language.clear();
  words.what = split_at(what, ',');
  return words;
}

/// Reads "name;rules;aim;fen;moves|...".
Result<std::vector<print::Problem>> read_problems(const std::string& text,
                                                  const std::string& variant, const Catalog& known,
                                                  languages::Language language) {
  std::vector<print::Problem> problems;
  for (const std::string& one : split_at(text, '|')) {
    const auto parts = split_at(one, ';');
    // Without moves, the solution is not printed.
    const bool complete = parts.size() == 4 || parts.size() == 5;
    const auto aim = complete ? value_of<print::Aim>(parts[2]) : std::nullopt;
    if (!aim) {
      return failure(
          ErrorCode::syntax, "This is no problem", "problems",
          "name;rules;aim;fen;moves, the aim one of " + print::words_listed<print::Aim>());
    }
    TRY(const auto name, print::one_line(parts[0], "problems"));
    TRY(const auto position, known.make_game(variant, parts[1], parts[3]));
    const auto line = parts.size() == 5 ? split_at(parts[4], ' ') : std::vector<std::string>();
    TRY(auto problem, print::problem_of(position, *aim, line, name, language));
    problems.push_back(std::move(problem));
  }
  if (problems.empty()) {
    return failure(ErrorCode::syntax, "There is no problem to print", "problems",
                   "name;rules;aim;fen;moves");
  }
  return problems;
}

Result<print::Printed> sheets_for(const std::string& target, const Catalog& known,
                                  std::size_t most_sheets) {
  TRY(const auto words, order_words(target));
  TRY(const auto order, print::read_order(words, known, ""));
  std::vector<print::Problem> problems;
  if (std::find(order.what.begin(), order.what.end(), print::Content::problems) !=
      order.what.end()) {
    TRY(const auto text, read_query(target, "problems"));
    TRY(problems, read_problems(text, words.variant, known, order.look.language));
  }
  return print::printed(order, problems, most_sheets);
}

Result<Response> pdf_response(const print::Printed& printed, const std::string& variant) {
  require_memory(memory_for_pdf);
  auto pdf = print::rendered_sheets(printed.sheets, printed.title);
  if (!pdf) {  // the error names an option of the command
    return error_response(501, {ErrorCode::io, "This server cannot make PDF files", "",
                                "the libraries librsvg and cairo on the server"});
  }
  auto response = json_response(200, std::move(*pdf));
  response.headers[0].second = "application/pdf";
  response.headers.emplace_back("Content-Disposition",
                                "attachment; filename=\"" + variant + ".pdf\"");
  return response;
}

Result<Response> svg_response(const print::Printed& printed, const std::string& target) {
  std::size_t number = 1;
  TRY_VOID(read_into(number, target, "sheet"));
  if (number < 1 || number > printed.sheets.size()) {
    return failure(ErrorCode::not_found, "There is no sheet of this number", "sheet",
                   "1 to " + std::to_string(printed.sheets.size()));
  }
  auto response = json_response(200, printed.sheets[number - 1].svg);
  response.headers[0].second = "image/svg+xml";
  return response;
}

/// Returns "board=4, cards=2".
std::string contents_of(const print::Printed& printed) {
  std::string all;
  for (const auto& [content, sheets] : printed.parts) {
    all += (all.empty() ? "" : ", ") + std::string(word_of(content)) + '=' + std::to_string(sheets);
  }
  return all;
}

/// Returns "width=369, height=492, columns=2, rows=2, square=28.5, largest=28.5".
std::string board_of(const print::Printed& printed) {
  const print::Tiling& tiling = printed.tiling;
  const auto length = [](double millimetres) { return picture::number(millimetres); };
  return "width=" + length(std::round(tiling.board.width)) +
         ", height=" + length(std::round(tiling.board.height)) +
         ", columns=" + std::to_string(tiling.columns) + ", rows=" + std::to_string(tiling.rows) +
         ", square=" + length(tiling.side) + ", largest=" + length(printed.largest_side);
}

Result<Response> response_to(const std::string& target, const Catalog& known,
                             std::size_t most_sheets) {
  TRY(const auto printed, sheets_for(target, known, most_sheets));
  const auto form = query_value(target, "form");
  if (!form.empty() && form != "pdf" && form != "svg") {
    return failure(ErrorCode::syntax, "Sheets are not made in this form", "form", "pdf or svg");
  }
  TRY(auto response,
      form == "svg" ? svg_response(printed, target) : pdf_response(printed, printed.id));
  response.headers.emplace_back("Camlann-Sheets", std::to_string(printed.sheets.size()));
  response.headers.emplace_back("Camlann-Contents", contents_of(printed));
  response.headers.emplace_back("Camlann-Board", board_of(printed));
  return response;
}

}  // namespace

Printer::Printer(const Catalog& known, const QueueBounds& bounds, std::size_t most_sheets, Log log)
    : known_(known),
      most_sheets_(most_sheets),
      actor_(bounds, printer_round, Actor::Closing::refuse, std::move(log)),
      thread_([this] { actor_.run([this] { actor_.work(printer_round); }); }) {}

Printer::~Printer() {
  actor_.close();
  thread_.join();
}

void Printer::draw(const QueueKey& who, std::string target, const Respond& respond) {
  const Reply<Response> reply = [respond](const Result<Response>& response) {
    respond(response ? *response : error_response(response.error()));
  };
  actor_.ask(who, reply, [this, target = std::move(target)] {
    return response_to(target, known_, most_sheets_);
  });
}

}  // namespace camlann::server
