#include "notation/record_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/letters.hpp"
#include "notation/record.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/move.hpp"

namespace camlann::inline v0_2 {
namespace {

constexpr std::array<std::string_view, 15> header_order = {
    "Event",  "Site",   "Date",  "White",   "Black", "Red",   "Green", "Blue",
    "Yellow", "Result", "Plies", "Variant", "Rules", "Array", "FEN"};

/// The seats of a game with more than two, in turn order; the letters begin their names. Which game
/// it is, the seats with a header tell; a record of two players may have a header of that name,
/// too.
constexpr std::string_view four_seats = "RGBY";
constexpr std::string_view three_seats = "BRG";

std::string_view seats_of(const Record& record) {
  const auto has = [&](std::string_view key) { return record.find(key) != nullptr; };
  if (has("White") || has("Black") || !has("Red") || !has("Green") || !has("Blue")) return "wb";
  return has("Yellow") ? four_seats : three_seats;
}

/// Headers that a record need not have.
bool may_be_missing(std::string_view key, bool two_seats) {
  if (key == "White" || key == "Black") return !two_seats;
  return key == "Array" || key == "FEN" || key == "Variant" || key == "Rules" || key == "Red" ||
         key == "Green" || key == "Blue" || key == "Yellow";
}

/// A value is one line.
std::string one_line(std::string_view value) {
  std::string line;
  for (const char c : value) line += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  return line;
}

void append_header(std::string& text, std::string_view key, std::string_view value) {
  text += '[';
  text += key;
  text += " \"";
  text += one_line(value);
  text += "\"]\n";
}

void append_headers(std::string& text, const Record& record) {
  const bool two_seats = seats_of(record).size() == 2;
  for (const std::string_view key : header_order) {
    if (key == "Result") {
      append_header(text, key, to_text(record.result));
    } else if (key == "Plies") {
      append_header(text, key, std::to_string(record.moves.size()));
    } else if (const std::string* value = record.find(key)) {
      append_header(text, key, *value);
    } else if (!may_be_missing(key, two_seats)) {
      append_header(text, key, "?");
    }
  }
  for (const Tag& tag : record.tags) {
    const bool known =
        std::any_of(header_order.begin(), header_order.end(),
                    [&](std::string_view key) { return same_letters(key, tag.key); });
    if (!known) append_header(text, tag.key, tag.value);
  }
}

struct Start {
  std::size_t seat = 0;
  int number = 1;
};

/// Side and move number are the second and the last of the five or six fields of a whole FEN. A
/// number that no game can have is left out of account.
Start start_of(std::string_view fen, std::string_view seats) {
  std::vector<std::string_view> fields;
  while (!fen.empty()) {
    const std::size_t space = fen.find(' ');
    if (space != 0) fields.push_back(fen.substr(0, space));
    fen = space == std::string_view::npos ? std::string_view() : fen.substr(space + 1);
  }
  Start start;
  if (fields.size() > 1 && fields[1].size() == 1) {
    const std::size_t seat = seats.find(fields[1].front());
    if (seat != std::string_view::npos) start.seat = seat;
  }
  if (fields.size() > 4) {
    const std::string_view last = fields.back();
    int number = 0;
    std::from_chars(last.data(), last.data() + last.size(), number);
    if (number >= 1 && number <= last_move_number) start.number = number;
  }
  return start;
}

/// What is put on the board before the first move has a line of its own, without numbers. How many
/// there are.
std::size_t append_plants(std::string& text, const Record& record) {
  std::size_t plants = 0;
  for (; plants < record.moves.size(); ++plants) {
    const std::string& move = record.moves[plants].text;
    if (move.empty() || move.front() != plant_mark) break;
    text += (plants == 0 ? "" : " ") + move;
  }
  return plants;
}

void append_moves(std::string& text, const Record& record) {
  const std::string_view seats = seats_of(record);
  Start start = start_of(one_line(record.value("FEN")), seats);
  const std::size_t plants = append_plants(text, record);
  if (plants != 0) start.seat = 0;
  for (std::size_t i = plants; i < record.moves.size(); ++i) {
    const std::size_t turn = i - plants + start.seat;
    const bool first = turn % seats.size() == 0;
    if (first || i == plants) {
      if (i != 0) text += '\n';
      text += std::to_string(start.number + static_cast<int>(turn / seats.size()));
      text += first ? "." : "...";
    }
    text += ' ';
    text += record.moves[i].text;
  }
  if (!record.moves.empty()) text += '\n';
}

}  // namespace

std::string write_record(const Record& record) {
  std::string text;
  append_headers(text, record);
  text += '\n';
  append_moves(text, record);
  text += to_text(record.result);
  text += '\n';
  return text;
}

}  // namespace camlann::inline v0_2
