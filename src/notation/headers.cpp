#include "notation/headers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "notation/record.hpp"
#include "notation/typography.hpp"
#include "rules/move.hpp"

namespace camlann {
namespace {

constexpr const char* form = "[Key \"value\"]";

bool is_quote(std::string_view text, std::size_t offset) {
  return offset < text.size() && sign_at(text, offset).sign == Sign::quote;
}

std::size_t end_of_key(std::string_view text, std::size_t offset) {
  while (offset < text.size() && is_key(text.substr(offset, 1))) ++offset;
  return offset;
}

/// True if moves can begin here: "1. D5-D6", "D5-D6", "{a comment}", "*".
bool begins_moves(std::string_view text, std::size_t offset) {
  const char c = text[offset];
  if (is_digit(c) || std::string_view("*{;").find(c) != std::string_view::npos || c == plant_mark) {
    return true;
  }
  const bool square = offset + 1 < text.size() && is_digit(text[offset + 1]);
  return (is_letter(c) && square) || sign_at(text, offset).sign == Sign::half;
}

/// True for "1." and the like, with which moves begin; in a value it is rare behind a bracket.
bool is_move_number(std::string_view text, std::size_t offset) {
  std::size_t end = offset;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end > offset && end < text.size() && text[end] == '.';
}

/// Reads the headers in brackets of a line.
class BracketHeaders {
 public:
  BracketHeaders(std::string_view text, std::size_t offset, HeaderLine& line)
      : text_(text), at_(offset), line_end_(end_of_line(text, offset)), line_(line) {}

  void read() {
    while (at_ < line_end_ && text_[at_] == '[') {
      read_one();
      at_ = after_blanks(text_, at_);
    }
    if (at_ < line_end_ && !begins_moves(text_, at_)) {
      const std::string_view word = text_.substr(at_, line_end_ - at_);
      line_.faults.push_back({at_, word, "this text after a header is left out", "a header"});
      at_ = line_end_;
    }
    line_.end = at_;
  }

 private:
  void read_one();
  void read_value(std::string_view key, std::size_t quote);
  bool read_next_line(std::string_view key, std::size_t begin);
  void take(std::string_view key, std::size_t begin, std::size_t end, std::size_t after) {
    line_.tags.push_back({key, std::string(text_.substr(begin, end - begin)), begin});
    at_ = after;
  }
  /// Leaves out the header up to the next one of the line.
  void leave_out(std::size_t fault_at, std::size_t next, std::string what, std::string expected) {
    const std::string_view word = without_blanks(text_.substr(at_, next - at_));
    line_.faults.push_back(
        {fault_at, word, std::move(what) + "; this header is left out", std::move(expected)});
    at_ = next;
  }
  [[nodiscard]] std::size_t next_tag() const {
    std::size_t next = at_ + 1;
    while (next < line_end_ && !opens_tag(text_, next)) ++next;
    return next;
  }
  /// Returns the end of the line without the spaces before it.
  [[nodiscard]] std::size_t trimmed_end() const {
    std::size_t end = line_end_;
    while (end > at_ && is_space(text_[end - 1])) --end;
    return end;
  }
  /// Returns the offset of the closing quote before an offset; the offset itself without one.
  [[nodiscard]] std::size_t quote_before(std::size_t begin, std::size_t end) const {
    while (end > begin && is_space(text_[end - 1])) --end;
    if (ascii_ && end > begin && text_[end - 1] == '"') return end - 1;
    constexpr std::size_t longest = 3;
    if (!ascii_ && end >= begin + longest && is_quote(text_, end - longest)) return end - longest;
    if (!ascii_ && end > begin && text_[end - 1] == '"') return end - 1;
    return none;
  }

  static constexpr std::size_t none = std::string_view::npos;

  std::string_view text_;
  std::size_t at_;
  std::size_t line_end_;
  HeaderLine& line_;
  bool ascii_ = true;  // the quotation mark before the value
};

void BracketHeaders::read_one() {
  const std::size_t begin = after_blanks(text_, at_ + 1);
  const std::size_t end = end_of_key(text_, begin);
  const std::string_view key = text_.substr(begin, end - begin);
  const std::size_t quote = after_blanks(text_, end);
  if (key.empty()) {
    leave_out(begin, next_tag(), "this header has no key", form);
  } else if (!is_quote(text_, quote)) {
    leave_out(quote, next_tag(), "the value of " + std::string(key) + " does not open with a quote",
              form);
  } else {
    read_value(key, quote);
  }
}

// A value can contain quotes and brackets: it ends at a quote and a bracket behind which the line
// ends, or the next header or move 1 begins; or else at the last ones of the line.
void BracketHeaders::read_value(std::string_view key, std::size_t quote) {
  ascii_ = text_[quote] == '"';
  const std::size_t begin = quote + sign_at(text_, quote).length;
  const std::string name(key);
  std::size_t last_quote = none;
  std::size_t last_bracket = none;
  const std::string_view line = text_.substr(0, line_end_);
  for (std::size_t i = line.find(']', begin); i != none; i = line.find(']', i + 1)) {
    const std::size_t closing = quote_before(begin, i);
    const std::size_t next = after_blanks(text_, i + 1);
    const bool tag = opens_tag(text_, next);
    const bool over = tag || next >= line_end_ || is_move_number(text_, next);
    if (closing != none && over) return take(key, begin, closing, next);
    if (tag) {
      return leave_out(i, next, "the value of " + name + " has no closing quote", "\"");
    }
    if (closing != none) {
      last_quote = closing;
      last_bracket = i;
    }
  }
  if (last_quote != none) return take(key, begin, last_quote, last_bracket + 1);
  const std::size_t end = trimmed_end();
  if (end > begin && text_[end - 1] == ']') {
    return leave_out(end - 1, line_end_, "the value of " + name + " has no closing quote", "\"");
  }
  if (const std::size_t closing = quote_before(begin, line_end_); closing != none) {
    line_.faults.push_back(
        {end, text_.substr(at_, end - at_), "the header " + name + " is not closed", "]"});
    return take(key, begin, closing, line_end_);
  }
  if (!read_next_line(key, begin)) {
    leave_out(end, line_end_, "the header " + name + " is not closed", "]");
  }
}

/// Reads a value that was broken into two lines; false if the next line does not close it.
bool BracketHeaders::read_next_line(std::string_view key, std::size_t begin) {
  if (line_end_ >= text_.size()) return false;
  const std::size_t next = after_blanks(text_, after_break(text_, line_end_));
  const std::size_t next_end = end_of_line(text_, next);
  std::size_t bracket = next_end;
  while (bracket > next && is_space(text_[bracket - 1])) --bracket;
  if (bracket <= next || text_[next] == '[' || text_[bracket - 1] != ']') return false;
  const std::size_t closing = quote_before(next, bracket - 1);
  if (closing == none) return false;
  const std::string_view first = text_.substr(begin, line_end_ - begin);
  const std::string_view second = text_.substr(next, closing - next);
  line_.tags.push_back(
      {key, std::string(without_blanks(first)) + ' ' + std::string(second), begin});
  at_ = line_end_ = next_end;
  return true;
}

}  // namespace

bool opens_tag(std::string_view text, std::size_t offset) {
  if (offset >= text.size() || text[offset] != '[') return false;
  const std::size_t begin = after_blanks(text, offset + 1);
  const std::size_t end = end_of_key(text, begin);
  return end > begin && is_quote(text, after_blanks(text, end));
}

HeaderKind header_at(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return HeaderKind::none;
  if (text[offset] == '[') return HeaderKind::bracket;
  if (!is_letter(text[offset])) return HeaderKind::none;
  const std::size_t end = end_of_key(text, offset);
  const std::size_t next = after_blanks(text, end);
  if (next >= text.size()) return HeaderKind::none;
  if (text[next] == ':') return HeaderKind::colon;
  if (next == end || !is_quote(text, next)) return HeaderKind::none;
  const std::string_view line = without_blanks(text.substr(next, end_of_line(text, next) - next));
  return line.back() == ']' ? HeaderKind::bare : HeaderKind::none;
}

std::string_view key_at(std::string_view text, std::size_t offset) {
  const std::size_t begin = text[offset] == '[' ? after_blanks(text, offset + 1) : offset;
  return text.substr(begin, end_of_key(text, begin) - begin);
}

bool is_usual_key(std::string_view key) {
  constexpr std::array<std::string_view, 18> usual = {
      "Event",   "Site",  "Date",  "Round",  "White",       "Black",
      "Red",     "Green", "Blue",  "Yellow", "Result",      "Plies",
      "Variant", "Rules", "Array", "FEN",    "TimeControl", "Termination"};
  return std::any_of(usual.begin(), usual.end(),
                     [key](std::string_view one) { return same_letters(one, key); });
}

void read_headers(std::string_view text, std::size_t offset, HeaderLine& line) {
  line.tags.clear();
  line.faults.clear();
  const HeaderKind kind = header_at(text, offset);
  if (kind == HeaderKind::bracket) return BracketHeaders(text, offset, line).read();
  line.end = end_of_line(text, offset);
  const std::string_view key = key_at(text, offset);
  std::size_t value = after_blanks(text, offset + key.size());
  if (kind == HeaderKind::bare) {
    line.faults.push_back({value, text.substr(offset, line.end - offset),
                           "the header " + std::string(key) + " is not opened; it is left out",
                           form});
    return;
  }
  value = after_blanks(text, value + 1);  // after the colon
  const std::string_view rest = without_blanks(text.substr(value, line.end - value));
  line.tags.push_back({key, std::string(rest), value});
}

}  // namespace camlann
