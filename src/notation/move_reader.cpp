#include "notation/move_reader.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "notation/game_cutter.hpp"
#include "notation/headers.hpp"
#include "notation/plain_move.hpp"
#include "notation/record.hpp"
#include "notation/typography.hpp"
#include "rules/move.hpp"

namespace camlann {
namespace {

constexpr std::size_t no_line = static_cast<std::size_t>(-1);

/// The signs of ASCII that can be in a move.
constexpr std::array<bool, 256> goes_on = [] {
  std::array<bool, 256> signs{};
  for (unsigned c = '!'; c <= '~'; ++c) {
    signs[c] =
        std::string_view("{}()[];!?$,.").find(static_cast<char>(c)) == std::string_view::npos;
  }
  return signs;
}();

std::string quoted(std::string_view text) {
  constexpr std::size_t longest = 40;
  if (text.size() <= longest) return '"' + std::string(text) + '"';
  return '"' + std::string(text.substr(0, longest)) + "...\"";
}

std::string described(char c) {
  if (static_cast<unsigned char>(c) < 0x20) return "a control character";
  if (!is_ascii(c)) return "a letter outside ASCII";
  return std::string("\"") + c + '"';
}

/// Returns the end of a word: a space, a bracket, a comment or a comma ends it.
std::size_t end_of_word(std::string_view text, std::size_t at) {
  constexpr std::string_view marks = "{}()[];,";
  while (at < text.size()) {
    const char c = text[at];
    if (is_space(c) || marks.find(c) != std::string_view::npos) break;
    const auto [sign, length] = sign_at(text, at);
    if (sign == Sign::space) break;
    at += length;
  }
  return at;
}

struct ResultAt {
  RecordResult result{};
  std::size_t end = 0;
};

bool ends_with_dash(std::string_view text, std::size_t end) {
  for (std::size_t length = 1; length <= 3 && length <= end; ++length) {
    const auto [sign, found] = sign_at(text, end - length);
    if (sign == Sign::dash && found == length) return true;
  }
  return false;
}

/// True for the signs that a result can begin with; "1." is a number.
bool may_be_result(std::string_view text, std::size_t begin) {
  const char c = text[begin];
  if (c != '0' && c != '1') return !is_ascii(c) && sign_at(text, begin).sign == Sign::half;
  std::size_t end = begin;
  while (end < text.size() && is_digit(text[end])) ++end;
  return end < text.size() && text[end] != '.';
}

/// Reads "1-0", "1–0", "1 - 0", "½-½", "0-0-1" and the like, also before a full stop.
std::optional<ResultAt> result_at(std::string_view text, std::size_t begin) {
  if (!may_be_result(text, begin)) return std::nullopt;
  std::size_t end = end_of_word(text, begin);
  while (end < text.size()) {  // parts of a result can be separated by spaces
    const std::size_t next = after_blanks(text, end);
    if (next == end || next >= text.size()) break;
    if (sign_at(text, next).sign != Sign::dash && !ends_with_dash(text, end)) break;
    end = end_of_word(text, next);
  }
  std::string_view word = text.substr(begin, end - begin);
  while (word.size() > 1 && word.back() == '.') word.remove_suffix(1);
  const auto result = parse_record_result(word);
  if (!result || *result == RecordResult::unknown) return std::nullopt;
  return ResultAt{*result, end};
}

bool names_square(std::string_view word) {
  return word.size() > 1 && is_letter(word.front()) &&
         std::all_of(word.begin() + 1, word.end(), is_digit);
}

bool separates_squares(std::string_view move, std::string_view text, std::size_t next) {
  if (move.empty() || !is_digit(move.back()) || next >= text.size()) return false;
  return is_letter(text[next]) && text[next] != 'x' && text[next] != 'X';
}

}  // namespace

void add_comment(std::string& comment, std::string_view text) {
  const std::string added = comment_from_braces(without_blanks(text));
  if (!comment.empty() && !added.empty()) comment += ' ';
  comment += added;
}

Failure MoveReader::malformed(std::size_t at, std::string what, std::string expected) {
  return Failure(error_at(places_.of(at), Subject::other, ErrorCode::syntax, std::move(what),
                          std::move(expected)));
}

/// Returns the moves of the current line; nullptr after a fault, or before its first move.
std::vector<RecordMove>* MoveReader::here(Record& record) const {
  const OpenLine& open = open_.back();
  if (open.ended || open.line == no_line) return nullptr;
  return open.line == 0 ? &record.moves : &record.variations[open.line - 1].moves;
}

void MoveReader::remark(Record& record, std::string_view text) {
  OpenLine& open = open_.back();
  if (open.ended) return;
  std::vector<RecordMove>* const moves = here(record);
  std::string& comment = moves == nullptr ? open.comment
                         : moves->empty() ? record.comment
                                          : moves->back().comment;
  add_comment(comment, text);
}

void MoveReader::add_move(Record& record, RecordMove move) {
  OpenLine& open = open_.back();
  if (open.ended) return;
  if (open.line == no_line) {
    record.variations.push_back({open.of, open.move, {}});
    open.line = record.variations.size();
    move.comment = std::move(open.comment);
  }
  here(record)->push_back(std::move(move));
}

Result<bool> MoveReader::read_comment(Record& record) {
  const std::size_t begin = offset_;
  const CommentEnd comment = cutter_.end_of_comment(begin);
  offset_ = std::min(comment.end, text_.size());
  if (!comment.closed) return malformed(begin, "this comment is not closed", "}");
  remark(record, text_.substr(begin + 1, offset_ - begin - 2));
  return true;
}

void MoveReader::open_variation(Record& record) {
  const std::vector<RecordMove>* const moves = here(record);
  OpenLine& outer = open_.back();
  OpenLine inner;
  inner.line = no_line;
  inner.opened = offset_;
  if (moves != nullptr && !moves->empty()) {
    inner.of = outer.line;
    inner.move = moves->size() - 1;
  } else {
    inner.ended = true;
    if (!outer.ended && !outer.moveless) {
      outer.moveless = true;
      const Error error =
          malformed(offset_, "there is no move before this variation", "a move that it replaces")
              .value();
      record.faults.push_back({"(", error});
    }
  }
  ++offset_;
  open_.push_back(std::move(inner));
}

/// Reads "!?" or "$3".
void MoveReader::read_glyph(Record& record) {
  const std::size_t begin = offset_;
  unsigned number = 0;
  if (peek() == '$') {
    constexpr unsigned beyond = 1000;
    ++offset_;
    for (; is_digit(peek()); ++offset_) {
      number = std::min(beyond, number * 10 + static_cast<unsigned>(peek() - '0'));
    }
  } else {
    while (peek() == '!' || peek() == '?') ++offset_;
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

Result<bool> MoveReader::read_result(Record& record, RecordResult result, std::size_t begin) {
  if (in_variation()) return true;
  ended_ = true;
  if (record.result != RecordResult::unknown && record.result != result) {
    const std::string header(to_text(record.result));
    const std::string word(text_.substr(begin, offset_ - begin));
    return malformed(begin, "the moves end with " + word + " but Result says " + header, header);
  }
  record.result = result;
  return true;
}

// Reads "12.", "12...", "12", "..."; or a result.
Result<bool> MoveReader::read_number_or_result(Record& record) {
  const std::size_t begin = offset_;
  if (const auto found = result_at(text_, begin)) {
    offset_ = found->end;
    return read_result(record, found->result, begin);
  }
  while (is_digit(peek())) ++offset_;
  const auto sign_here = [&] { return sign_at(text_, offset_); };
  if (!at_end() && std::string_view(".,{();").find(peek()) == std::string_view::npos) {
    const Sign sign = sign_here().sign;
    if (sign != Sign::space && sign != Sign::nothing && sign != Sign::dots) {
      const std::string_view word = text_.substr(begin, end_of_word(text_, begin) - begin);
      return malformed(begin, quoted(word) + " is neither a move number nor a result",
                       "a move number, 1-0, 0-1, 1/2-1/2 or *");
    }
  }
  while (!at_end() && (peek() == '.' || sign_here().sign == Sign::dots)) {
    offset_ += sign_here().length;
  }
  return true;
}

Result<bool> MoveReader::read_move(Record& record) {
  const std::size_t begin = offset_;
  const Spot spot = places_.of(begin);
  RecordMove move{{}, spot.line, spot.column, {}, {}};
  if (const auto square = tree_square(text_, begin)) {
    move.text = plant_mark;
    offset_ = *square;
  }
  while (!at_end()) {
    const std::size_t plain = offset_;
    while (!at_end() && goes_on[static_cast<unsigned char>(text_[offset_])]) ++offset_;
    move.text += text_.substr(plain, offset_ - plain);
    const char c = peek();
    if (at_end() || (c > ' ' && is_ascii(c))) break;
    const auto [sign, length] = sign_at(text_, offset_);
    if (sign == Sign::space || sign == Sign::dots) break;
    const std::size_t next = offset_ + length;
    if (sign == Sign::nothing && separates_squares(move.text, text_, next)) break;
    if (sign == Sign::star && (next >= text_.size() || !is_letter(text_[next]))) break;
    const char written = plain_sign(sign);
    if (written != '\0') {
      move.text += written;
    } else if (sign != Sign::nothing) {
      return malformed(offset_, described(c) + " cannot be in a move", "a square");
    }
    offset_ = next;
  }
  // A capture has a square after this sign: without one it is a result.
  while (move.text.size() > 1 && move.text.back() == '*') {
    move.text.pop_back();
    offset_ = text_.rfind('*', offset_ - 1);
  }
  if (same_letters(move.text, tree_word)) {
    return malformed(begin, "no square follows this word", "a square");
  }
  if (record.tags.empty() && record.moves.empty()) record.line = move.line;
  add_move(record, std::move(move));
  return true;
}

/// True for a dash between spaces, with which lists show that a seat was skipped. After a square it
/// is part of a move that cannot be read.
bool MoveReader::is_gap(Record& record, std::size_t after_dash) const {
  const bool alone = after_dash >= text_.size() || is_break(text_[after_dash]) ||
                     after_blanks(text_, after_dash) != after_dash;
  const std::vector<RecordMove>* const moves = here(record);
  return alone && (moves == nullptr || moves->empty() || !names_square(moves->back().text));
}

Result<bool> MoveReader::read_token(Record& record) {
  const char c = peek();
  if (is_digit(c) || c == '.') return read_number_or_result(record);
  if (is_letter(c) || c == plant_mark) return read_move(record);
  const auto [sign, length] = sign_at(text_, offset_);
  if (c == '*' || sign == Sign::star) {
    offset_ += length;
    ended_ = !in_variation();
    return true;
  }
  if (c == '$' || c == '!' || c == '?') {
    read_glyph(record);
    return true;
  }
  if (sign == Sign::half || sign == Sign::dots) return read_number_or_result(record);
  if (sign == Sign::dash && is_gap(record, offset_ + length)) {
    offset_ += length;
    return true;
  }
  return malformed(offset_, described(c) + " does not begin a move or a result",
                   "a move, a move number or a result");
}

/// Ends the current line at an unreadable part; false if the game is refused.
bool MoveReader::pass_over(Record& record, const Error& error, std::size_t begin) {
  if (unreadable_ == Unreadable::refused && !in_variation()) return false;
  const std::size_t end =
      std::min(text_.find_first_of(" \t\f\v\r\n{}();", begin + 1), text_.size());
  offset_ = std::max(offset_, end);
  OpenLine& open = open_.back();
  if (!open.ended) {
    record.faults.push_back({std::string(text_.substr(begin, end - begin)), error});
  }
  open.ended = true;
  return true;
}

Result<bool> MoveReader::read_part(Record& record) {
  const char c = peek();
  if (is_break(c)) {
    line_start_ = true;
    ++offset_;
    return true;
  }
  if (c == '%' && line_start_) {
    offset_ = end_of_line(text_, offset_);
    return true;
  }
  if (c == ',') {
    ++offset_;
    return true;
  }
  if (c <= ' ' || !is_ascii(c)) {
    const std::size_t next = after_blanks(text_, offset_);
    if (next != offset_) {
      offset_ = next;
      return true;
    }
  }
  line_start_ = false;
  if (c == '{') return read_comment(record);
  if (c == '(') {
    open_variation(record);
  } else if (c == ')' && in_variation()) {
    ++offset_;
    open_.pop_back();
  } else if (c == ';') {
    const std::size_t begin = offset_ + 1;
    offset_ = end_of_line(text_, begin);
    remark(record, text_.substr(begin, offset_ - begin));
  } else {
    return read_token(record);
  }
  return true;
}

void MoveReader::read_behind_result(Record* record) {
  const auto take = [&](std::size_t from, std::size_t to) {
    if (record != nullptr) remark(*record, text_.substr(from, to - from));
  };
  const auto leave_out = [&](std::size_t from, const char* what, const char* expected) {
    if (record == nullptr) return;
    const std::string_view word = without_blanks(text_.substr(from, offset_ - from));
    record->faults.push_back({std::string(word), malformed(from, what, expected).value()});
  };
  while (true) {
    offset_ = after_blanks(text_, offset_);
    if (at_end() || is_break(peek())) return;
    const std::size_t from = offset_;
    if (peek() == '{') {
      const CommentEnd comment = cutter_.end_of_comment(from);
      offset_ = std::min(comment.end, text_.size());
      if (comment.closed) {
        take(from + 1, offset_ - 1);
      } else {
        leave_out(from, "this comment is not closed; it is left out", "}");
      }
    } else if (peek() == ';') {
      offset_ = end_of_line(text_, from);
      take(from + 1, offset_);
    } else if (peek() != '(' && begins_moves(text_, from)) {
      return;
    } else {
      offset_ = std::min({text_.find('{', from), text_.find(';', from), end_of_line(text_, from)});
      leave_out(from, "this text behind the result is left out", "the next game");
    }
  }
}

Result<bool> MoveReader::read(Record& record, std::size_t begin, std::size_t end) {
  text_ = whole_.substr(0, end);
  offset_ = begin;
  const std::size_t before = text_.substr(0, begin).find_last_not_of(" \t");
  line_start_ = before == std::string_view::npos || is_break(text_[before]);
  ended_ = false;
  open_.assign(1, OpenLine{});
  while (!at_end() && !ended_) {
    const std::size_t part = offset_;
    const auto read = read_part(record);
    if (!read && !pass_over(record, read.error(), part)) return read;
  }
  if (ended_) read_behind_result(&record);
  if (!in_variation()) return true;
  auto unclosed = malformed(open_[1].opened, "this variation is not closed", ")");
  if (unreadable_ == Unreadable::refused) return unclosed;
  record.faults.push_back({"(", unclosed.value()});
  return true;
}

void MoveReader::skip_game() {
  while (!at_end() && !ended_) {
    const char c = peek();
    if (c == '{') {
      offset_ = std::min(cutter_.end_of_comment(offset_).end, text_.size());
    } else if (c == ';') {
      offset_ = end_of_line(text_, offset_);
    } else if (const auto result = result_at(text_, offset_); result || c == '*') {
      offset_ = result ? result->end : offset_ + 1;
      const std::size_t next = after_blanks(text_, offset_);
      ended_ = next >= text_.size() || text_[next] != ')';  // a result in a variation
    } else {
      offset_ = std::max(end_of_word(text_, offset_), offset_ + 1);
    }
  }
  if (ended_) read_behind_result(nullptr);
}

}  // namespace camlann
