#include "notation/record_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include "base/letters.hpp"
#include "base/result.hpp"
#include "notation/record.hpp"
#include "rules/move.hpp"

namespace camlann::inline v0_2 {
namespace {

constexpr std::string_view half_sign = "½";

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

/// Characters before byte `offset` of a line: UTF-8 continuation bytes count nothing.
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
  return failure(ErrorCode::syntax, std::move(what),
                 std::to_string(line) + ":" + std::to_string(column), std::move(expected));
}

}  // namespace

RecordReader::RecordReader(std::string_view text) : text_(text) {
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

// The value runs to the last quote of the line: published files have quotes inside.
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
  // Blanks before the value belong to it: count from the opening quote.
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

Result<bool> RecordReader::skip_comment() {
  const Place opened = place();
  while (!at_end() && peek() != '}') advance();
  if (at_end()) return malformed(opened.line, opened.column, "this comment is not closed", "}");
  advance();
  return true;
}

Result<bool> RecordReader::skip_variation() {
  const Place opened = place();
  std::size_t depth = 0;
  while (!at_end()) {
    const char c = peek();
    if (c == '{') {
      if (auto skipped = skip_comment(); !skipped) return skipped;
      continue;
    }
    if (c == ';') {  // a comment up to the end of the line
      skip_line();
      continue;
    }
    advance();
    if (c == '(') ++depth;
    if (c == ')' && --depth == 0) return true;
  }
  return malformed(opened.line, opened.column, "this variation is not closed", ")");
}

// "12.", "12...", "12", "..."; or "1-0", "0-1", "1/2-1/2", "½-½", "0-0-1".
Result<bool> RecordReader::read_number_or_result(Record& record) {
  const Place at = place();
  const std::size_t end = text_.find_first_of(" \t\f\v\r\n{(;", offset_);
  const std::string_view word =
      text_.substr(offset_, end == std::string_view::npos ? end : end - offset_);
  if (const auto result = parse_record_result(word)) {
    for (std::size_t i = 0; i < word.size(); ++i) advance();
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
  if (!at_end() && std::string_view(".{(;").find(peek()) == std::string_view::npos &&
      !is_space(peek())) {
    return malformed(at.line, at.column, quoted(word) + " is neither a move number nor a result",
                     "a move number, 1-0, 0-1, 1/2-1/2 or *");
  }
  while (peek() == '.') advance();
  return true;
}

Result<bool> RecordReader::read_move(Record& record) {
  constexpr std::string_view ends_a_move = "{}()[];!?$";
  RecordMove move{{}, line_, column_};
  while (!at_end() && !is_space(peek()) && ends_a_move.find(peek()) == std::string_view::npos) {
    if (static_cast<unsigned char>(peek()) < 0x21 || static_cast<unsigned char>(peek()) > 0x7E) {
      return malformed(line_, column_, described(peek()) + " cannot be in a move", "a square");
    }
    move.text += peek();
    advance();
  }
  if (record.tags.empty() && record.moves.empty()) record.line = move.line;
  record.moves.push_back(std::move(move));
  return true;
}

Result<bool> RecordReader::read_token(Record& record) {
  const char c = peek();
  const bool half = text_.substr(offset_, half_sign.size()) == half_sign;
  if (is_digit(c) || c == '.' || half) return read_number_or_result(record);
  if (is_letter(c) || c == plant_mark) return read_move(record);
  if (c == '*') {
    advance();
    ended_ = true;
    return true;
  }
  if (c == '$' || c == '!' || c == '?') {  // signs: "!?", "$3"
    while (peek() == '$' || peek() == '!' || peek() == '?' || is_digit(peek())) advance();
    return true;
  }
  return malformed(line_, column_, described(c) + " does not begin a move or a result",
                   "a move, a move number or a result");
}

Result<bool> RecordReader::read_moves(Record& record) {
  while (!at_end() && !ended_ && !at_header()) {
    const char c = peek();
    Result<bool> read = true;
    if (is_space(c)) {
      advance();
    } else if (c == '{') {
      read = skip_comment();
    } else if (c == '(') {
      read = skip_variation();
    } else if (c == ';' || (c == '%' && line_start_)) {
      skip_line();
    } else {
      read = read_token(record);
    }
    if (!read) return read;
  }
  return true;
}

// Whether the header here repeats a key of the record.
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
      if (auto read = read_header(record); !read) return Failure(read.error());
    } else if (is_space(peek())) {
      advance();
    } else {
      break;
    }
  }
  if (auto read = read_moves(record); !read) return Failure(read.error());
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
    const bool only_comments = record->tags.empty() && record->moves.empty() && !ended_;
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
