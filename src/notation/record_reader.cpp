#include "notation/record_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "notation/record.hpp"
#include "rules/move.hpp"

namespace camlann::inline v0_2 {
namespace {

constexpr std::string_view half_sign = "½";
constexpr std::string_view ellipsis = "…";
constexpr std::size_t no_line = static_cast<std::size_t>(-1);

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}
bool is_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_key_char(char c) {
  return is_key({&c, 1});
}
bool is_break(char c) {
  return c == '\n' || c == '\r';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

/// Counts the characters of a text; UTF-8 continuation bytes do not count.
int characters(std::string_view text) {
  int count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u ? 1 : 0;
  return count;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  if (text.size() <= longest) return '"' + std::string(text) + '"';
  return '"' + std::string(text.substr(0, longest)) + "...\"";
}

std::string described(char c) {
  if (static_cast<unsigned char>(c) < 0x20) return "a control character";
  if (static_cast<unsigned char>(c) >= 0x80) return "a letter outside ASCII";
  return std::string("\"") + c + '"';
}

Failure malformed(int line, int column, std::string what, std::string expected) {
  return Failure(error_at({line, column}, Subject::other, ErrorCode::syntax, std::move(what),
                          std::move(expected)));
}

}  // namespace

RecordReader::RecordReader(std::string_view text, Unreadable unreadable)
    : text_(text), unreadable_(unreadable) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text_.substr(0, byte_order_mark.size()) == byte_order_mark) {
    text_.remove_prefix(byte_order_mark.size());
  }
}

void RecordReader::advance() {
  const char c = text_[offset_++];
  const bool half_of_crlf = c == '\r' && peek() == '\n';
  if (half_of_crlf) return;
  if (is_break(c)) {
    ++line_;
    column_ = 1;
    line_start_ = true;
    return;
  }
  if ((static_cast<unsigned char>(c) & 0xC0u) != 0x80u) ++column_;
  if (!is_space(c)) line_start_ = false;
}

void RecordReader::skip_line() {
  while (!at_end() && !is_break(peek())) advance();
}

void RecordReader::skip_spaces() {
  while (!at_end() && is_space(peek()) && !is_break(peek())) advance();
}

std::string_view RecordReader::rest_of_line() const {
  const std::size_t end = text_.find_first_of("\r\n", offset_);
  return text_.substr(offset_, end == std::string_view::npos ? end : end - offset_);
}

bool RecordReader::at_colon_header() const {
  if (!is_letter(peek())) return false;
  std::size_t end = offset_;
  while (end < text_.size() && is_key_char(text_[end])) ++end;
  while (end < text_.size() && is_space(text_[end]) && !is_break(text_[end])) ++end;
  return end < text_.size() && text_[end] == ':';
}

bool RecordReader::at_header() const {
  return line_start_ && (peek() == '[' || at_colon_header());
}

Result<bool> RecordReader::add_tag(Record& record, Tag tag, Place value_at) {
  if (same_letters(tag.key, "Result")) {
    const auto result = parse_record_result(tag.value);
    if (!result) {
      return malformed(value_at.line, value_at.column, quoted(tag.value) + " is not a result",
                       "1-0, 0-1, 1/2-1/2 or *");
    }
    if (record.find("Result") == nullptr) record.result = *result;
  }
  record.tags.push_back(std::move(tag));
  if (same_letters(record.tags.back().key, "Plies") && !record.plies()) {
    return malformed(value_at.line, value_at.column,
                     quoted(record.tags.back().value) + " is not a number of plies", "a number");
  }
  return true;
}

// The value ends at the last quote of the line: published files have quotes inside.
Result<bool> RecordReader::read_bracket_header(Record& record) {
  constexpr const char* form = "[Key \"value\"]";
  advance();  // [
  skip_spaces();
  const std::size_t key_begin = offset_;
  while (is_key_char(peek())) advance();
  const std::string key(text_.substr(key_begin, offset_ - key_begin));
  if (key.empty()) return malformed(line_, column_, "this header has no key", form);
  skip_spaces();
  if (peek() != '"') {
    return malformed(line_, column_, "the value of " + key + " does not open with a quote", form);
  }
  advance();
  const std::string_view rest = rest_of_line();
  const Place value_at = place();
  const std::string_view line = trimmed(rest);
  const std::size_t lead = static_cast<std::size_t>(line.data() - rest.data());
  const int line_end = value_at.column + characters(rest.substr(0, lead + line.size()));
  if (line.empty() || line.back() != ']') {
    return malformed(line_, line_end, "the header " + key + " is not closed", "]");
  }
  const std::string_view inside = trimmed(line.substr(0, line.size() - 1));
  if (inside.empty() || inside.back() != '"') {
    return malformed(line_, line_end - 1, "the value of " + key + " has no closing quote", "\"");
  }
  // Blanks before the value are part of it: count from the opening quote.
  const auto end = static_cast<std::size_t>(inside.data() - rest.data()) + inside.size() - 1;
  Tag tag{key, std::string(rest.substr(0, end))};
  skip_line();
  return add_tag(record, std::move(tag), value_at);
}

Result<bool> RecordReader::read_header(Record& record) {
  if (record.tags.empty() && record.moves.empty()) record.line = line_;
  if (peek() == '[') return read_bracket_header(record);
  const std::size_t key_begin = offset_;
  while (is_key_char(peek())) advance();
  std::string key(text_.substr(key_begin, offset_ - key_begin));
  skip_spaces();
  advance();  // :
  skip_spaces();
  const Place value_at = place();
  Tag tag{std::move(key), std::string(trimmed(rest_of_line()))};
  skip_line();
  return add_tag(record, std::move(tag), value_at);
}

/// Returns the moves of the current line; nullptr after a fault, or before its first move.
std::vector<RecordMove>* RecordReader::here(Record& record) const {
  const OpenLine& open = open_.back();
  if (open.ended || open.line == no_line) return nullptr;
  return open.line == 0 ? &record.moves : &record.variations[open.line - 1].moves;
}

void RecordReader::add_comment(std::string& comment, std::string_view text) {
  if (!comment.empty() && !text.empty()) comment += ' ';
  // A comment to the end of a line may contain a brace, which cannot be written inside braces.
  for (const char c : text) comment += c == '}' ? ')' : c;
}

void RecordReader::remark(Record& record, std::string_view text) {
  OpenLine& open = open_.back();
  if (open.ended) return;
  text = trimmed(text);
  std::vector<RecordMove>* const moves = here(record);
  if (moves == nullptr) return add_comment(open.comment, text);
  add_comment(moves->empty() ? record.comment : moves->back().comment, text);
}

void RecordReader::add_move(Record& record, RecordMove move) {
  OpenLine& open = open_.back();
  if (open.ended) return;
  if (open.line == no_line) {
    record.variations.push_back({open.of, open.move, {}});
    open.line = record.variations.size();
    move.comment = std::move(open.comment);
  }
  here(record)->push_back(std::move(move));
}

Result<bool> RecordReader::read_comment(Record& record) {
  const Place opened = place();
  const std::size_t begin = offset_ + 1;
  while (!at_end() && peek() != '}') advance();
  if (at_end()) return malformed(opened.line, opened.column, "this comment is not closed", "}");
  remark(record, text_.substr(begin, offset_ - begin));
  advance();
  return true;
}

void RecordReader::read_rest_of_line(Record& record) {
  remark(record, rest_of_line().substr(1));
  skip_line();
}

void RecordReader::open_variation(Record& record) {
  const std::vector<RecordMove>* const moves = here(record);
  OpenLine& outer = open_.back();
  OpenLine inner;
  inner.line = no_line;
  inner.opened = place();
  if (moves != nullptr && !moves->empty()) {
    inner.of = outer.line;
    inner.move = moves->size() - 1;
  } else {
    inner.ended = true;
    if (!outer.ended && !outer.moveless) {
      outer.moveless = true;
      const Error error = malformed(line_, column_, "there is no move before this variation",
                                    "a move that it replaces")
                              .value();
      record.faults.push_back({"(", error});
    }
  }
  advance();
  open_.push_back(std::move(inner));
}

/// Reads "!?" or "$3".
void RecordReader::read_glyph(Record& record) {
  const std::size_t begin = offset_;
  unsigned number = 0;
  if (peek() == '$') {
    constexpr unsigned beyond = 1000;
    advance();
    for (; is_digit(peek()); advance()) {
      number = std::min(beyond, number * 10 + static_cast<unsigned>(peek() - '0'));
    }
  } else {
    while (peek() == '!' || peek() == '?') advance();
    const auto* const sign =
        std::find(move_signs.begin(), move_signs.end(), text_.substr(begin, offset_ - begin));
    if (sign != move_signs.end()) number = static_cast<unsigned>(sign - move_signs.begin()) + 1;
  }
  constexpr unsigned last_glyph = 255;
  std::vector<RecordMove>* const moves = here(record);
  if (number == 0 || number > last_glyph || moves == nullptr || moves->empty()) return;
  std::vector<std::uint8_t>& glyphs = moves->back().glyphs;
  const auto glyph = static_cast<std::uint8_t>(number);
  if (std::find(glyphs.begin(), glyphs.end(), glyph) == glyphs.end()) glyphs.push_back(glyph);
}

// Reads "12.", "12...", "12", "..."; or "1-0", "0-1", "1/2-1/2", "½-½", "0-0-1".
Result<bool> RecordReader::read_number_or_result(Record& record) {
  const Place at = place();
  const std::size_t end = text_.find_first_of(" \t\f\v\r\n{();", offset_);
  const std::string_view word =
      text_.substr(offset_, end == std::string_view::npos ? end : end - offset_);
  if (const auto result = parse_record_result(word)) {
    for (std::size_t i = 0; i < word.size(); ++i) advance();
    if (in_variation()) return true;
    ended_ = true;
    if (record.result != RecordResult::unknown && record.result != *result) {
      const std::string header(to_text(record.result));
      return malformed(at.line, at.column,
                       "the moves end with " + std::string(word) + " but Result says " + header,
                       header);
    }
    record.result = *result;
    return true;
  }
  while (is_digit(peek())) advance();
  const auto at_ellipsis = [&] { return text_.substr(offset_, ellipsis.size()) == ellipsis; };
  if (!at_end() && std::string_view(".{();").find(peek()) == std::string_view::npos &&
      !is_space(peek()) && !at_ellipsis()) {
    return malformed(at.line, at.column, quoted(word) + " is neither a move number nor a result",
                     "a move number, 1-0, 0-1, 1/2-1/2 or *");
  }
  while (peek() == '.' || at_ellipsis()) {
    for (std::size_t i = peek() == '.' ? 1 : ellipsis.size(); i > 0; --i) advance();
  }
  return true;
}

Result<bool> RecordReader::read_move(Record& record) {
  constexpr std::string_view ends_a_move = "{}()[];!?$";
  RecordMove move{{}, line_, column_, {}, {}};
  while (!at_end() && !is_space(peek()) && ends_a_move.find(peek()) == std::string_view::npos) {
    if (static_cast<unsigned char>(peek()) < 0x21 || static_cast<unsigned char>(peek()) > 0x7E) {
      return malformed(line_, column_, described(peek()) + " cannot be in a move", "a square");
    }
    move.text += peek();
    advance();
  }
  if (record.tags.empty() && record.moves.empty()) record.line = move.line;
  add_move(record, std::move(move));
  return true;
}

Result<bool> RecordReader::read_token(Record& record) {
  const char c = peek();
  const bool half = text_.substr(offset_, half_sign.size()) == half_sign;
  const bool dots = c == '.' || text_.substr(offset_, ellipsis.size()) == ellipsis;
  if (is_digit(c) || dots || half) return read_number_or_result(record);
  if (is_letter(c) || c == plant_mark) return read_move(record);
  if (c == '*') {
    advance();
    ended_ = !in_variation();
    return true;
  }
  if (c == '$' || c == '!' || c == '?') {
    read_glyph(record);
    return true;
  }
  return malformed(line_, column_, described(c) + " does not begin a move or a result",
                   "a move, a move number or a result");
}

/// Ends the current line at an unreadable part; false if the game is refused.
bool RecordReader::pass_over(Record& record, const Error& error, std::size_t begin) {
  if (unreadable_ == Unreadable::refused && !in_variation()) return false;
  const std::size_t end =
      std::min(text_.find_first_of(" \t\f\v\r\n{}();", begin + 1), text_.size());
  while (offset_ < end) advance();
  OpenLine& open = open_.back();
  if (!open.ended) {
    record.faults.push_back({std::string(text_.substr(begin, end - begin)), error});
  }
  open.ended = true;
  return true;
}

Result<bool> RecordReader::read_part(Record& record) {
  const char c = peek();
  if (is_space(c)) {
    advance();
  } else if (c == '{') {
    return read_comment(record);
  } else if (c == '(') {
    open_variation(record);
  } else if (c == ')' && in_variation()) {
    advance();
    open_.pop_back();
  } else if (c == ';') {
    read_rest_of_line(record);
  } else if (c == '%' && line_start_) {
    skip_line();
  } else {
    return read_token(record);
  }
  return true;
}

Result<bool> RecordReader::read_moves(Record& record) {
  open_.assign(1, OpenLine{});
  while (!at_end() && !ended_) {
    if (in_variation() ? line_start_ && peek() == '[' : at_header()) break;
    const std::size_t begin = offset_;
    const auto read = read_part(record);
    if (!read && !pass_over(record, read.error(), begin)) return read;
  }
  if (!in_variation()) return true;
  const auto [line, column] = open_[1].opened;
  auto unclosed = malformed(line, column, "this variation is not closed", ")");
  if (unreadable_ == Unreadable::refused) return unclosed;
  record.faults.push_back({"(", unclosed.value()});
  return true;
}

// True if the header at this position repeats a key of the record.
bool RecordReader::starts_next_game(const Record& record) const {
  std::size_t begin = offset_;
  while (begin < text_.size() && !is_break(text_[begin]) && !is_letter(text_[begin])) ++begin;
  std::size_t end = begin;
  while (end < text_.size() && is_key_char(text_[end])) ++end;
  return record.find(text_.substr(begin, end - begin)) != nullptr;
}

Result<Record> RecordReader::read_game() {
  Record record;
  record.line = line_;
  ended_ = false;
  int last_header = line_;
  while (!at_end()) {
    if (at_header()) {
      const bool gap = line_ > last_header + 1;
      if (gap && starts_next_game(record)) return record;
      last_header = line_;
      const std::size_t begin = offset_;
      if (auto read = read_header(record); !read) {
        if (unreadable_ == Unreadable::refused) return Failure(read.error());
        skip_line();
        record.faults.push_back({std::string(text_.substr(begin, offset_ - begin)), read.error()});
      }
    } else if (is_space(peek())) {
      advance();
    } else {
      break;
    }
  }
  TRY_VOID(read_moves(record));
  return record;
}

void RecordReader::recover() {
  bool after_empty_line = false;
  skip_line();
  while (!at_end()) {
    const int before = line_;
    advance();
    if (line_ == before) continue;
    if (after_empty_line && at_header()) return;
    after_empty_line = trimmed(rest_of_line()).empty();
    if (!after_empty_line) skip_line();
  }
}

std::optional<Result<Record>> RecordReader::next() {
  while (true) {
    while (!at_end() && is_space(peek())) advance();
    if (at_end()) return std::nullopt;
    Result<Record> record = read_game();
    if (!record) {
      recover();
      return record;
    }
    const bool only_comments =
        record->tags.empty() && record->moves.empty() && record->faults.empty() && !ended_;
    if (!only_comments) return record;
  }
}

Result<std::vector<Record>> read_records(std::string_view text) {
  std::vector<Record> records;
  RecordReader reader(text);
  while (auto record = reader.next()) {
    if (!*record) return Failure(record->error());
    records.push_back(std::move(**record));
  }
  return records;
}

}  // namespace camlann::inline v0_2
