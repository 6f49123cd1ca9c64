#include "notation/headers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "notation/plain_move.hpp"
#include "notation/record.hpp"
#include "notation/typography.hpp"
#include "rules/move.hpp"

namespace camlann {
namespace {

constexpr const char* form = "[Key \"value\"]";
constexpr std::size_t nowhere = std::string_view::npos;

bool is_quote(std::string_view text, std::size_t offset) {
  return offset < text.size() && sign_at(text, offset).sign == Sign::quote;
}

std::size_t end_of_key(std::string_view text, std::size_t offset) {
  while (offset < text.size() && is_key(text.substr(offset, 1))) ++offset;
  return offset;
}

std::size_t after_digits(std::string_view text, std::size_t offset) {
  while (offset < text.size() && is_digit(text[offset])) ++offset;
  return offset;
}

bool is_square(std::string_view text, std::size_t offset) {
  return offset + 1 < text.size() && is_letter(text[offset]) && is_digit(text[offset + 1]);
}

/// True for "1." and the like, with which moves begin; in a value it is rare behind a bracket.
bool is_move_number(std::string_view text, std::size_t offset) {
  const std::size_t end = after_digits(text, offset);
  return end > offset && end < text.size() && text[end] == '.';
}

/// True for "1.", "17 D5-D6" and "1-0"; not for "2024.04.25", "3rd round" and "5 minutes".
bool number_begins_moves(std::string_view text, std::size_t offset) {
  const std::size_t end = after_digits(text, offset);
  if (end >= text.size() || is_break(text[end])) return true;
  if (text[end] == '.') return end + 1 >= text.size() || !is_digit(text[end + 1]);
  if (is_letter(text[end])) return false;
  const std::string_view number = text.substr(offset, end - offset);
  if (number == "0" || number == "1") return true;  // of a result, or the first move
  const auto continues = [text](std::size_t at, std::string_view signs) {
    return at >= text.size() || is_break(text[at]) || signs.find(text[at]) != nowhere ||
           sign_at(text, at).sign == Sign::dots;
  };
  if (continues(end, ",{();")) return true;
  const std::size_t next = after_blanks(text, end);
  return next > end && (continues(next, "@{(.") || is_square(text, next));
}

/// Returns the next `[Key "` of a line, or its end.
std::size_t next_tag(std::string_view text, std::size_t offset, std::size_t line_end) {
  while (offset < line_end && !opens_tag(text, offset)) ++offset;
  return offset;
}

/// True for `Key "`: a header without its first bracket.
bool opens_bare_tag(std::string_view text, std::size_t offset) {
  if (offset >= text.size() || !is_letter(text[offset])) return false;
  const std::size_t end = end_of_key(text, offset);
  const std::size_t next = after_blanks(text, end);
  return next > end && is_quote(text, next);
}

/// Reads `\"` and `\\` of PGN. A value with other backslashes or quotes is not escaped.
std::string unescaped(std::string_view value) {
  if (value.find('\\') == nowhere) return std::string(value);
  std::string plain;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escape = value[i] == '\\';
    if (escape) ++i;
    const bool special = i < value.size() && (value[i] == '"' || value[i] == '\\');
    if (escape != special) return std::string(value);
    plain += value[i];
  }
  return plain;
}

/// Where a value ends.
struct Closing {
  enum class Kind : std::uint8_t {
    open,
    sure,
    likely,      // text follows that could be part of the value
    no_bracket,  // another header follows the quote
    no_quote     // another header follows without one
  };

  Kind kind = Kind::open;
  std::size_t end = nowhere;   // of the value; without a quote, where it is missing
  std::size_t next = nowhere;  // behind the header
};

/// Reads the headers in brackets of a line, from one of them or from the end of the line.
class BracketHeaders {
 public:
  BracketHeaders(std::string_view text, std::size_t offset, HeaderLine& line)
      : text_(text), at_(offset), line_end_(end_of_line(text, offset)), line_(line) {}

  void read() {
    while (at_ < line_end_) {
      if (text_[at_] == '[') {
        read_one();
      } else if (begins_moves(text_, at_)) {
        break;
      } else {
        leave_out_text();
      }
      at_ = after_separators(at_);
    }
    line_.end = at_;
  }

 private:
  void read_one();
  void read_value(std::string_view key, std::size_t quote);
  bool read_next_lines(std::string_view key, std::size_t begin);
  [[nodiscard]] Closing closing_in(std::size_t begin) const;

  void take(std::string_view key, std::size_t begin, std::string_view value, std::size_t after) {
    line_.tags.push_back({key, ascii_ ? unescaped(value) : std::string(value), begin});
    at_ = after;
  }
  /// Takes the value of a header without a bracket.
  void take_open(std::string_view key, std::size_t begin, std::size_t end, std::size_t after) {
    const std::size_t quote_end = end + sign_at(text_, end).length;
    line_.faults.push_back({quote_end, text_.substr(at_, quote_end - at_),
                            "the header " + std::string(key) + " is not closed", "]"});
    take(key, begin, text_.substr(begin, end - begin), after);
  }
  /// Leaves out the header up to the next one of the line.
  void leave_out(std::size_t fault_at, std::size_t next, std::string what, std::string expected) {
    const std::string_view word = without_blanks(text_.substr(at_, next - at_));
    line_.faults.push_back(
        {fault_at, word, std::move(what) + "; this header is left out", std::move(expected)});
    at_ = next;
  }
  void leave_out_without_quote(std::string_view key, std::size_t fault_at, std::size_t next) {
    leave_out(fault_at, next, "the value of " + std::string(key) + " has no closing quote", "\"");
  }
  /// Leaves out the text up to the next header of the line.
  void leave_out_text() {
    const std::size_t next = next_tag(text_, at_, line_end_);
    line_.faults.push_back({at_, without_blanks(text_.substr(at_, next - at_)),
                            "this text after a header is left out", "a header"});
    at_ = next;
  }
  [[nodiscard]] std::size_t next_tag_here() const { return next_tag(text_, at_ + 1, line_end_); }
  /// Skips blanks, and commas and semicolons before another header or the end of the line.
  [[nodiscard]] std::size_t after_separators(std::size_t offset) const {
    const std::size_t first = after_blanks(text_, offset);
    std::size_t next = first;
    while (next < line_end_ && (text_[next] == ',' || text_[next] == ';')) {
      next = after_blanks(text_, next + 1);
    }
    return next >= line_end_ || text_[next] == '[' ? next : first;
  }
  /// Returns the end of what precedes separators.
  [[nodiscard]] std::size_t before_separators(std::size_t begin, std::size_t end) const {
    const auto separates = [](char c) { return is_space(c) || c == ',' || c == ';'; };
    while (end > begin && separates(text_[end - 1])) --end;
    return end;
  }
  /// Returns the first sign of the next line; `nowhere` if that is empty, a header or missing.
  [[nodiscard]] std::size_t next_line() const {
    if (line_end_ >= text_.size()) return nowhere;
    const std::size_t next = after_blanks(text_, after_break(text_, line_end_));
    const bool continues = next < text_.size() && !is_break(text_[next]) && text_[next] != '[';
    return continues ? next : nowhere;
  }
  /// Returns the end of the line without the spaces before it.
  [[nodiscard]] std::size_t trimmed_end() const {
    std::size_t end = line_end_;
    while (end > at_ && is_space(text_[end - 1])) --end;
    return end;
  }
  /// Returns the offset of the closing quote before an offset; `nowhere` without one.
  [[nodiscard]] std::size_t quote_before(std::size_t begin, std::size_t end) const {
    while (end > begin && is_space(text_[end - 1])) --end;
    if (ascii_ && end > begin && text_[end - 1] == '"') return end - 1;
    constexpr std::size_t longest = 3;
    if (!ascii_ && end >= begin + longest && is_quote(text_, end - longest)) return end - longest;
    if (!ascii_ && end > begin && text_[end - 1] == '"') return end - 1;
    return nowhere;
  }
  /// True for `[Key "`, and for an odd header in which a quote comes before the bracket.
  [[nodiscard]] bool may_open_tag(std::size_t offset) const {
    if (offset >= line_end_ || text_[offset] != '[') return false;
    const std::size_t sign = text_.substr(0, line_end_).find_first_of("\"[]", offset + 1);
    return (sign != nowhere && text_[sign] == '"') || opens_tag(text_, offset);
  }
  /// True if a quote and a bracket before this offset end their value.
  [[nodiscard]] bool ends_value(std::size_t next) const {
    return next >= line_end_ || text_[next] == '[' || is_move_number(text_, next) ||
           opens_bare_tag(text_, next);
  }

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
  std::size_t quote = after_blanks(text_, end);
  if (key.empty()) {
    return leave_out(begin, next_tag_here(), "this header has no key", form);
  }
  if (quote >= line_end_) {
    if (const std::size_t next = next_line(); is_quote(text_, next)) {
      quote = next;
      line_end_ = end_of_line(text_, next);
    }
  }
  if (!is_quote(text_, quote)) {
    return leave_out(quote, next_tag_here(),
                     "the value of " + std::string(key) + " does not open with a quote", form);
  }
  read_value(key, quote);
}

// A value can contain quotes and brackets: it ends at the first quote and bracket behind which the
// line ends, or another header or a move number follows. Other text behind them belongs to the
// value, unless a header comes later in the line.
Closing BracketHeaders::closing_in(std::size_t begin) const {
  using Kind = Closing::Kind;
  const std::string_view line = text_.substr(0, line_end_);
  Closing first;
  Closing last;
  std::size_t depth = 0;        // of the brackets in the value
  std::size_t inner = nowhere;  // the last header that opens in it
  for (std::size_t i = line.find_first_of("[]", begin); i != nowhere;
       i = line.find_first_of("[]", i + 1)) {
    if (line[i] == '[') {
      if (first.kind != Kind::open) return first;
      const std::size_t quote = quote_before(begin, before_separators(begin, i));
      if (quote != nowhere && may_open_tag(i)) return {Kind::no_bracket, quote, i};
      ++depth;
      if (opens_tag(text_, i)) inner = i;
      continue;
    }
    const std::size_t quote = quote_before(begin, i);
    const std::size_t next = after_separators(i + 1);
    if (quote != nowhere) {
      last = {Kind::likely, quote, i + 1};
      if (depth > 0 && inner != nowhere) last = {Kind::no_quote, inner, inner};  // the end of that
      if (first.kind == Kind::open) first = last;
      if (ends_value(next)) {
        Closing& found = next < line_end_ && text_[next] == '[' ? first : last;
        if (found.kind == Kind::likely) found.kind = Kind::sure;
        return found;
      }
    } else if (first.kind == Kind::open && may_open_tag(next)) {
      return {Kind::no_quote, i, i + 1};
    }
    if (depth > 0) --depth;
    if (depth == 0) inner = nowhere;
  }
  return last;
}

void BracketHeaders::read_value(std::string_view key, std::size_t quote) {
  ascii_ = text_[quote] == '"';
  const std::size_t begin = quote + sign_at(text_, quote).length;
  const auto [kind, value_end, next] = closing_in(begin);
  switch (kind) {
    case Closing::Kind::sure:
    case Closing::Kind::likely:
      return take(key, begin, text_.substr(begin, value_end - begin), next);
    case Closing::Kind::no_bracket: return take_open(key, begin, value_end, next);
    case Closing::Kind::no_quote: return leave_out_without_quote(key, value_end, next);
    case Closing::Kind::open: break;
  }
  const std::size_t end = trimmed_end();
  if (end > begin && text_[end - 1] == ']') {
    return leave_out_without_quote(key, end - 1, line_end_);
  }
  if (const std::size_t closing = quote_before(begin, line_end_); closing != nowhere) {
    const std::size_t bracket = next_line();
    if (bracket == nowhere || text_[bracket] != ']') {
      return take_open(key, begin, closing, line_end_);
    }
    line_end_ = end_of_line(text_, bracket);
    return take(key, begin, text_.substr(begin, closing - begin), bracket + 1);
  }
  if (!read_next_lines(key, begin)) {
    leave_out(end, line_end_, "the header " + std::string(key) + " is not closed", "]");
  }
}

/// Reads a value that was broken into lines; false if the lines up to an empty one or the next
/// header do not close it.
bool BracketHeaders::read_next_lines(std::string_view key, std::size_t begin) {
  const std::size_t first_end = line_end_;
  std::string value(without_blanks(text_.substr(begin, line_end_ - begin)));
  for (std::size_t next = next_line(); next != nowhere; next = next_line()) {
    line_end_ = end_of_line(text_, next);
    const Closing found = closing_in(next);
    value += ' ';
    if (found.kind == Closing::Kind::sure) {
      value += text_.substr(next, found.end - next);
      take(key, begin, value, found.next);
      return true;
    }
    if (found.kind == Closing::Kind::no_bracket || found.kind == Closing::Kind::no_quote) break;
    value += without_blanks(text_.substr(next, line_end_ - next));
  }
  line_end_ = first_end;
  return false;
}

}  // namespace

bool opens_tag(std::string_view text, std::size_t offset) {
  if (offset >= text.size() || text[offset] != '[') return false;
  const std::size_t begin = after_blanks(text, offset + 1);
  const std::size_t end = end_of_key(text, begin);
  return end > begin && is_quote(text, after_blanks(text, end));
}

bool begins_moves(std::string_view text, std::size_t offset) {
  const char c = text[offset];
  if (c == '(') {
    std::size_t inside = offset;
    while (inside < text.size() && text[inside] == '(') inside = after_blanks(text, inside + 1);
    return inside >= text.size() || is_break(text[inside]) || is_move_number(text, inside) ||
           is_square(text, inside);
  }
  if (is_digit(c)) return number_begins_moves(text, offset);
  if (std::string_view("*{;.").find(c) != nowhere || c == plant_mark) return true;
  const Sign sign = sign_at(text, offset).sign;
  return is_square(text, offset) || tree_square(text, offset) || sign == Sign::half ||
         sign == Sign::dots;
}

std::size_t after_stray_text(std::string_view text, std::size_t offset) {
  return next_tag(text, offset, end_of_line(text, offset));
}

HeaderKind header_at(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return HeaderKind::none;
  if (text[offset] == '[') return HeaderKind::bracket;
  if (!is_letter(text[offset])) return HeaderKind::none;
  const std::size_t next = after_blanks(text, end_of_key(text, offset));
  if (next >= text.size()) return HeaderKind::none;
  if (text[next] == ':') return HeaderKind::colon;
  if (!opens_bare_tag(text, offset)) return HeaderKind::none;
  const std::string_view line = without_blanks(text.substr(next, end_of_line(text, next) - next));
  return line.back() == ']' ? HeaderKind::bare : HeaderKind::none;
}

std::string_view key_at(std::string_view text, std::size_t offset) {
  const std::size_t begin = text[offset] == '[' ? after_blanks(text, offset + 1) : offset;
  return text.substr(begin, end_of_key(text, begin) - begin);
}

std::uint32_t bit_of_usual_key(std::string_view key) {
  constexpr std::array<std::string_view, 18> usual = {
      "Event",   "Site",  "Date",  "Round",  "White",       "Black",
      "Red",     "Green", "Blue",  "Yellow", "Result",      "Plies",
      "Variant", "Rules", "Array", "FEN",    "TimeControl", "Termination"};
  const auto* const found = std::find_if(
      usual.begin(), usual.end(), [key](std::string_view one) { return same_letters(one, key); });
  return found == usual.end() ? 0 : std::uint32_t{1} << (found - usual.begin());
}

void read_headers(std::string_view text, std::size_t offset, HeaderLine& line) {
  line.tags.clear();
  line.faults.clear();
  const HeaderKind kind = header_at(text, offset);
  if (kind == HeaderKind::bracket) return BracketHeaders(text, offset, line).read();
  const std::size_t end = after_stray_text(text, offset);
  const std::string_view key = key_at(text, offset);
  std::size_t value = after_blanks(text, offset + key.size());
  if (kind == HeaderKind::bare) {
    line.faults.push_back({value, without_blanks(text.substr(offset, end - offset)),
                           "the header " + std::string(key) + " is not opened; it is left out",
                           form});
  } else {
    value = after_blanks(text, value + 1);  // after the colon
    line.tags.push_back({key, std::string(without_blanks(text.substr(value, end - value))), value});
  }
  BracketHeaders(text, end, line).read();
}

}  // namespace camlann
