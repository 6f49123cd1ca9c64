#include "notation/record_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/letters.hpp"
#include "notation/game_cutter.hpp"
#include "notation/headers.hpp"
#include "notation/record.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/move.hpp"

namespace camlann::inline v1 {
namespace {

constexpr std::array<std::string_view, 15> header_order = {
    "Event",  "Site",   "Date",  "White",   "Black", "Red",   "Green", "Blue",
    "Yellow", "Result", "Plies", "Variant", "Rules", "Array", "FEN"};

/// The seats of games with more than two, in turn order; the letters begin their names. The seats
/// with a header identify the game; a record of two players may have such a header, too.
constexpr std::string_view four_seats = "RGBY";
constexpr std::string_view three_seats = "BRG";

std::string_view seats_of(const Record& record) {
  const auto has = [&](std::string_view key) { return record.find(key) != nullptr; };
  if (has("White") || has("Black") || !has("Red") || !has("Green") || !has("Blue")) return "wb";
  return has("Yellow") ? four_seats : three_seats;
}

/// True for headers that a record need not have.
bool may_be_missing(std::string_view key, bool two_seats) {
  if (key == "White" || key == "Black") return !two_seats;
  return key == "Array" || key == "FEN" || key == "Variant" || key == "Rules" || key == "Red" ||
         key == "Green" || key == "Blue" || key == "Yellow";
}

std::string header(std::string_view key, std::string_view value) {
  std::string text = "[";
  text += key;
  text += " \"";
  text += value;
  text += "\"]\n";
  return text;
}

/// True if the reader finds this value in the header again.
bool reads_back(std::string_view text, std::string_view value) {
  HeaderLine line;
  read_headers(text, 0, line);
  return line.faults.empty() && line.tags.size() == 1 && line.tags.front().value == value;
}

/// Writes `\"` and `\\` as in PGN.
std::string escaped(std::string_view value) {
  std::string text;
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text;
}

/// Returns the header in a form in which the reader finds this value; nothing if there is none.
std::optional<std::string> readable_header(std::string_view key, std::string_view value) {
  std::string line = header(key, value);
  if (value.find_first_of("\"\\[]") == std::string_view::npos || reads_back(line, value)) {
    return line;
  }
  line = header(key, escaped(value));
  if (reads_back(line, value)) return line;
  return std::nullopt;
}

/// A value that looks like the end of its header and another one gets other signs for its quotes,
/// and if need be for its brackets.
void append_header(std::string& text, std::string_view key, std::string_view given) {
  std::string value = one_line(given);
  auto line = readable_header(key, value);
  if (!line) {
    std::replace(value.begin(), value.end(), '"', '\'');
    line = readable_header(key, value);
  }
  if (!line) {
    std::replace(value.begin(), value.end(), '[', '(');
    std::replace(value.begin(), value.end(), ']', ')');
    line = readable_header(key, value);
  }
  text += line ? *line : header(key, value);
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
    // The reader takes the second of two for another game's.
    const bool again = is_usual_key(tag.key) && record.find(tag.key) != &tag.value;
    if (!known && !again) append_header(text, tag.key, tag.value);
  }
}

struct Start {
  std::size_t seat = 0;
  int number = 1;
};

/// Reads the side and the move number: the second and the last of the five or six fields of a
/// complete FEN. Ignores impossible numbers.
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

bool is_plant(const RecordMove& move) {
  return !move.text.empty() && move.text.front() == plant_mark;
}

/// Counts the moves before a move.
struct Count {
  bool plants = false;    // trees put on the board before the first move have no number
  std::size_t turns = 0;  // without those
};

/// Writes a record's moves. Variations may be nested to any depth.
class MoveText {
 public:
  MoveText(std::string& text, const Record& record);
  void append();

 private:
  /// A line being written.
  struct Frame {
    std::size_t line = 0;        // numbered as in RecordVariation::of
    std::size_t next = 0;        // of its moves
    std::size_t variations = 0;  // number already written
    Count before;                // the last move
    Count now;
    bool fresh = true;  // the next move gets a number, whichever side makes it
  };

  [[nodiscard]] const std::vector<RecordMove>& moves_of(std::size_t line) const {
    return line == 0 ? record_.moves : record_.variations[line - 1].moves;
  }
  /// Returns the next variation of the move that was written last; 0 if there is none.
  [[nodiscard]] std::size_t due(const Frame& frame) const;
  void append_number(const Frame& frame);
  void append_move(Frame& frame);

  std::string& text_;
  const Record& record_;
  std::string_view seats_;
  Start start_;
  std::vector<std::vector<std::size_t>> variations_;  // of each line, by the move they replace
  std::vector<Frame> open_;
};

MoveText::MoveText(std::string& text, const Record& record)
    : text_(text),
      record_(record),
      seats_(seats_of(record)),
      start_(start_of(one_line(record.value("FEN")), seats_)),
      variations_(record.variations.size() + 1) {
  for (std::size_t line = 1; line <= record.variations.size(); ++line) {
    const auto& [of, move, moves] = record.variations[line - 1];
    if (of < line && move < moves_of(of).size() && !moves.empty()) variations_[of].push_back(line);
  }
  for (auto& lines : variations_) {
    std::stable_sort(lines.begin(), lines.end(), [&](std::size_t a, std::size_t b) {
      return record.variations[a - 1].move < record.variations[b - 1].move;
    });
  }
}

std::size_t MoveText::due(const Frame& frame) const {
  const auto& lines = variations_[frame.line];
  if (frame.variations == lines.size()) return 0;
  const std::size_t line = lines[frame.variations];
  return record_.variations[line - 1].move + 1 == frame.next ? line : 0;
}

void MoveText::append_number(const Frame& frame) {
  const bool main = frame.line == 0;
  const std::size_t turn = frame.now.turns + (frame.now.plants ? 0 : start_.seat);
  const bool first = turn % seats_.size() == 0;
  if (first || frame.fresh) {
    if (main && frame.next != 0) text_ += '\n';
    if (!main && frame.next != 0) text_ += ' ';
    text_ += std::to_string(start_.number + static_cast<int>(turn / seats_.size()));
    text_ += first ? "." : "...";
  }
  text_ += ' ';
}

void MoveText::append_move(Frame& frame) {
  const RecordMove& move = moves_of(frame.line)[frame.next];
  frame.before = frame.now;
  // Trees put on the board at the start get a separate line.
  const bool plant = is_plant(move) && frame.now.turns == 0;
  if (!plant) {
    append_number(frame);
  } else if (frame.next != 0) {
    text_ += ' ';
  }
  text_ += move.text;
  frame.fresh = !move.comment.empty() || plant;
  for (std::size_t i = 0; i < move.glyphs.size(); ++i) {
    const std::uint8_t glyph = move.glyphs[i];
    if (i == 0 && glyph >= 1 && glyph <= move_signs.size()) {
      text_ += move_signs[glyph - 1U];
    } else {
      text_ += " $" + std::to_string(glyph);
    }
  }
  if (!move.comment.empty()) text_ += ' ' + comment_in_braces(move.comment);
  frame.now.plants |= plant;
  if (!plant) ++frame.now.turns;
  ++frame.next;
}

void MoveText::append() {
  if (!record_.comment.empty()) {
    text_ += comment_in_braces(record_.comment);
    text_ += '\n';
  }
  open_.push_back({});
  while (!open_.empty()) {
    Frame& frame = open_.back();
    if (const std::size_t line = due(frame); line != 0) {
      ++frame.variations;
      frame.fresh = true;
      text_ += frame.line == 0 ? "\n(" : " (";
      Frame inner;
      inner.line = line;
      inner.now = frame.before;
      open_.push_back(inner);
    } else if (frame.next < moves_of(frame.line).size()) {
      append_move(frame);
    } else {
      text_ += frame.line == 0 ? "" : ")";
      open_.pop_back();
    }
  }
  if (!record_.moves.empty()) text_ += '\n';
}

}  // namespace

std::string one_line(std::string_view value) {
  std::string line;
  for (const char c : value) line += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  return line;
}

std::string write_record(const Record& record) {
  std::string text;
  append_headers(text, record);
  text += '\n';
  MoveText(text, record).append();
  text += to_text(record.result);
  text += '\n';
  return text;
}

}  // namespace camlann::inline v1
