#include "notation/game_cutter.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "notation/headers.hpp"
#include "notation/record.hpp"
#include "notation/typography.hpp"

namespace camlann {
namespace {

constexpr std::size_t none = std::string_view::npos;

/// True for "1." and "1 ", not for "1...", "1. ..." or "1-0".
bool is_first_number(std::string_view text, std::size_t at) {
  if (text[at] != '1' || at + 1 >= text.size()) return false;
  if (text[at + 1] != '.' && !is_space(text[at + 1])) return false;
  const std::size_t next = after_blanks(text, at + 2);
  return next >= text.size() || (text[next] != '.' && sign_at(text, next).sign != Sign::dots);
}

/// True if two words of a text begin with a letter, as moves do.
bool has_two_moves(std::string_view text) {
  int moves = 0;
  for (std::size_t at = 0; at < text.size() && moves < 2; ++at) {
    if (is_letter(text[at]) && (at == 0 || is_space(text[at - 1]) || text[at - 1] == '.')) ++moves;
  }
  return moves == 2;
}

/// True if a variation opens just before this offset: a move number there is its first.
bool is_first_of_variation(std::string_view text, std::size_t at) {
  while (true) {
    while (at > 0 && is_space(text[at - 1])) --at;
    if (at == 0 || text[at - 1] != '}') return at > 0 && text[at - 1] == '(';
    const std::size_t opening = text.substr(0, at).rfind('{');
    if (opening == none) return false;
    at = opening;
  }
}

bool is_event(std::string_view key) {
  return same_letters(key, "Event");
}

constexpr std::array<bool, 256> is_mark = [] {
  std::array<bool, 256> marks{};
  for (const char c : {'\n', '\r', '{', ';', '['}) marks[static_cast<unsigned char>(c)] = true;
  return marks;
}();

/// Returns the next offset with a line break or a sign that matters to the cutter.
std::size_t next_mark(std::string_view text, std::size_t at) {
  while (at < text.size() && !is_mark[static_cast<unsigned char>(text[at])]) ++at;
  return at;
}

/// Calls `at(offset, after_empty_line)` for the first sign of each line after the first until it
/// returns true; returns that offset.
template <class At>
std::size_t find_line(std::string_view text, std::size_t from, std::size_t end, const At& at) {
  bool empty = false;
  std::size_t line = end_of_line(text, from);
  while (line < end) {
    const std::size_t first = after_blanks(text, after_break(text, line));
    if (first >= end) break;
    if (is_break(text[first])) {
      empty = true;
      line = first;
      continue;
    }
    if (at(first, empty)) return first;
    empty = false;
    line = end_of_line(text, first);
  }
  return none;
}

bool ends_with_result(std::string_view line) {
  line = without_blanks(line);
  const std::string_view word = line.substr(line.find_last_of(" \t") + 1);  // npos + 1 is 0
  if (word == "*") return true;
  const auto result = parse_record_result(word);
  return result && *result != RecordResult::unknown;
}

/// True for a header that a game can have, whatever its form, and for the first move after an empty
/// line.
bool could_begin_game(std::string_view text, std::size_t at, bool after_empty_line) {
  if (after_empty_line && is_first_number(text, at)) return true;
  if (opens_tag(text, at)) return true;
  return header_at(text, at) != HeaderKind::none && is_usual_key(key_at(text, at));
}

}  // namespace

std::size_t GameCutter::closing_brace(std::size_t from) {
  if (from < brace_from_ || (brace_ != none && from > brace_)) {
    brace_from_ = from;
    brace_ = text_.find('}', from);
  }
  return brace_;
}

CommentEnd GameCutter::end_of_comment(std::size_t opening) {
  const std::size_t brace = closing_brace(opening + 1);
  const std::size_t end = std::min(brace, text_.size());
  const std::size_t inner = text_.substr(0, end).find('{', opening + 1);
  const bool doubtful = brace == none || inner != none;
  std::size_t line = opening + 1;
  bool likely = false;
  bool ended = false;  // by a line with a result
  const std::size_t candidate =
      find_line(text_, opening + 1, end, [&](std::size_t at, bool after_empty_line) {
        ended = doubtful && at <= inner && ends_with_result(text_.substr(line, at - line));
        line = at;
        likely = could_begin_game(text_, at, after_empty_line);
        return ended || likely || is_first_number(text_, at);
      });
  if (candidate == none) {
    return brace == none ? CommentEnd{end, false} : CommentEnd{end + 1, true};
  }
  if (ended) return {candidate, false};
  const Verdict& verdict = judge(candidate, likely);
  return verdict.begins ? CommentEnd{candidate, false} : CommentEnd{verdict.to + 1, true};
}

// Reads on as if a game began here: then its result, a comment or the next game follows; in a
// comment, its closing brace. A first move that is not likely to begin a game can have a result
// within a comment.
const GameCutter::Verdict& GameCutter::judge(std::size_t candidate, bool likely) {
  if (candidate >= verdict_.from && candidate < verdict_.to && verdict_.likely == likely) {
    return verdict_;
  }
  std::size_t at = candidate;
  bool moves = false;
  bool empty = false;
  const auto found = [&](bool begins) -> const Verdict& {
    verdict_ = {candidate, at, likely, begins};
    return verdict_;
  };
  while (true) {  // at the start of a line
    at = after_blanks(text_, at);
    if (at >= text_.size()) return found(true);
    if (opens_tag(text_, at)) {
      if (moves) return found(true);
      at = after_headers(at);
    } else if (moves && could_begin_game(text_, at, empty)) {
      return found(true);
    }
    const std::size_t begin = at;
    empty = at < text_.size() && is_break(text_[at]);
    if (at < text_.size() && text_[at] == '%') at = end_of_line(text_, at);
    for (; at < text_.size() && !is_break(text_[at]); ++at) {
      const char c = text_[at];
      if (c == '{') return found(true);
      if (c == '}') return found(false);
      moves = true;
      if (c == ';') at = end_of_line(text_, at) - 1;
    }
    if (moves && likely && ends_with_result(text_.substr(begin, at - begin))) {
      return found(true);
    }
    if (at < text_.size()) at = after_break(text_, at);
  }
}

std::size_t GameCutter::after_headers(std::size_t at) {
  const std::size_t end = end_of_line(text_, at);
  const std::string_view text = text_.substr(0, end);
  line_.tags.clear();
  line_.faults.clear();
  std::size_t last = end;
  while (last > at && is_space(text_[last - 1])) --last;
  // The usual lines, read without copies.
  if (text_[at] != '[') {
    if (text.find('[', at) == none) return end;
  } else if (text.find_first_of("[]", at + 1) == last - 1 && last - at > 2 &&
             text_[last - 2] == '"' && opens_tag(text_, at)) {
    return end;
  }
  read_headers(text_, at, line_);
  return line_.end;
}

void GameCutter::take_key(std::string_view key, bool sure) {
  keys_.push_back(key);
  if (sure) headers_.usual |= bit_of_usual_key(key);
}

std::size_t GameCutter::take_headers(std::size_t at, HeaderKind kind) {
  std::size_t end = rest_.line.end;
  if (at != rest_.at) {
    end = after_headers(at);
    std::swap(line_, rest_.line);
    rest_.tag = 0;
  }
  const HeaderLine& line = rest_.line;
  const bool usual_form = line.tags.empty() && line.faults.empty();
  if (usual_form && kind != HeaderKind::bare) take_key(key_at(text_, at), true);
  for (; rest_.tag < line.tags.size(); ++rest_.tag) {
    const std::string_view key = line.tags[rest_.tag].key;
    const std::size_t bracket =
        text_.rfind('[', static_cast<std::size_t>(key.data() - text_.data()));
    if (is_event(key) && repeats(key) && bracket != none && bracket > at) {
      headers_.ended = true;
      rest_.at = bracket;
      return bracket;
    }
    take_key(key, line.faults.empty());
  }
  const bool continued = end > end_of_line(text_, at);
  headers_.among = true;
  headers_.odd = kind == HeaderKind::bare || (continued && headers_.usual != 0);
  return end;
}

bool GameCutter::repeats_a_key(std::size_t at) {
  const auto small = [](std::string_view key) {
    std::string letters(key);
    std::transform(letters.begin(), letters.end(), letters.begin(), small_letter);
    return letters;
  };
  for (; compared_ < keys_.size(); ++compared_) small_keys_.insert(small(keys_[compared_]));
  return small_keys_.contains(small(key_at(text_, at)));
}

bool GameCutter::follows_cut_off_headers(std::size_t at) {
  const std::string_view first = key_at(text_, at);
  const bool event = is_event(first);
  if (event && repeats(first)) return true;
  if (headers_.usual == 0 || (!event && !repeats(first))) return false;
  while (header_at(text_, at) != HeaderKind::none) {
    const std::size_t end = after_headers(at);
    const bool one = line_.tags.empty() && line_.faults.empty();
    if (one) line_.tags.push_back({key_at(text_, at), {}, at});
    for (const ReadTag& tag : line_.tags) {
      if (tag.key.data() == first.data()) continue;
      if (repeats(tag.key)) return !same_letters(tag.key, first);
      if (!event) return false;
    }
    if (end >= text_.size()) return false;
    at = after_blanks(text_, after_break(text_, end));
  }
  return false;
}

bool GameCutter::begins_after_headers(std::size_t at, HeaderKind kind, bool after_empty_line) {
  const auto again = [&] { return is_event(key_at(text_, at)) || repeats_a_key(at); };
  if (kind == HeaderKind::bare) return false;
  if (after_empty_line) return headers_.usual == 0 || again();
  if (headers_.odd) return (kind == HeaderKind::colon || opens_tag(text_, at)) && again();
  return follows_cut_off_headers(at);
}

std::size_t GameCutter::after_comment_line(std::size_t at) {
  if (text_[at] == ';') return end_of_line(text_, at);
  if (text_[at] != '{') return at;
  const CommentEnd comment = end_of_comment(at);
  if (!comment.closed) return at;
  const std::size_t end = after_blanks(text_, comment.end);
  return end >= text_.size() || is_break(text_[end]) ? end : at;
}

std::size_t GameCutter::after_line_between_headers(std::size_t at) {
  const bool stray = !begins_moves(text_, at);
  const std::size_t end = stray ? after_stray_text(text_, at) : after_comment_line(at);
  if (end == at) return at;
  headers_.odd = true;
  headers_.commented = headers_.commented || !stray;
  return end;
}

// Some lists have a line for each ply, all of them with a number.
bool GameCutter::begins_in_next_line(std::size_t first_move, std::size_t at) const {
  constexpr std::size_t look_back = 1'000;  // a text of such lines is cut in linear time
  const std::size_t from = std::max(first_move, at - std::min(at, look_back));
  const std::string_view before = text_.substr(from, at - from);
  if (is_first_of_variation(before, before.size())) return false;
  return has_two_moves(text_.substr(at, end_of_line(text_, at) - at)) || has_two_moves(before);
}

std::size_t GameCutter::end_of_game(std::size_t begin) {
  std::size_t at = begin;
  bool moves = false;     // moves have begun, or comments that are not among headers
  bool numbered = false;  // the moves begin with the number 1
  std::size_t first_move = none;
  bool empty = false;  // the line before is
  headers_ = {};
  keys_.clear();
  small_keys_.clear();
  compared_ = 0;
  while (true) {  // at the start of a line, or behind headers
    at = after_blanks(text_, at);
    if (at >= text_.size()) return at;
    if (is_break(text_[at])) {
      empty = true;
      moves = moves || headers_.commented;
      headers_.among = false;
      headers_.odd = false;
      at = after_break(text_, at);
      continue;
    }
    const HeaderKind kind = header_at(text_, at);
    if (moves && (kind == HeaderKind::bracket ||
                  (kind == HeaderKind::colon && (empty || is_usual_key(key_at(text_, at)))) ||
                  (numbered && is_first_number(text_, at) &&
                   (empty || begins_in_next_line(first_move, at))))) {
      return at;
    }
    std::size_t next = at;
    if (text_[at] == '%') {
      next = end_of_line(text_, at);
    } else if (!moves && kind != HeaderKind::none) {
      if (at > begin && begins_after_headers(at, kind, empty)) return at;
      next = take_headers(at, kind);
      if (headers_.ended) return next;
    } else if (!moves && headers_.among) {
      next = after_line_between_headers(at);
    }
    empty = false;
    if (next != at) {
      at = next;
      if (at < text_.size() && is_break(text_[at])) at = after_break(text_, at);
      continue;
    }
    while (at < text_.size() && !is_break(text_[at])) {
      const char c = text_[at];
      if (c == '{') {
        const CommentEnd comment = end_of_comment(at);
        if (!comment.closed) return comment.end;
        at = comment.end;
        moves = true;
        continue;
      }
      if (c == '[' && moves && opens_tag(text_, at)) return at;
      if (c == ';') at = end_of_line(text_, at);
      moves = true;
      if (c == ';') continue;
      if (first_move == none && !is_space(c)) {
        numbered = is_first_number(text_, at);
        first_move = at;
      }
      at = first_move == none ? at + 1 : next_mark(text_, at + 1);
    }
    if (at < text_.size()) at = after_break(text_, at);
  }
}

std::vector<std::size_t> beginnings_of_games(std::string_view text) {
  std::vector<std::size_t> beginnings;
  GameCutter cutter(text);
  for (std::size_t at = 0; at < text.size(); at = cutter.end_of_game(at)) beginnings.push_back(at);
  return beginnings;
}

std::vector<int> lines_of_games(std::string_view text) {
  std::vector<int> lines;
  int line = 1;
  std::size_t start = 0;  // of the line
  for (const std::size_t begin : beginnings_of_games(text)) {
    for (std::size_t end = end_of_line(text, start); end < begin; end = end_of_line(text, start)) {
      start = after_break(text, end);
      ++line;
    }
    if (after_blanks(text, start) >= begin) lines.push_back(line);
  }
  return lines;
}

namespace {

/// U+FF5D, the wide brace: what a closing brace is in a comment that it would end.
constexpr std::string_view wide_brace = "\xEF\xBD\x9D";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

std::string in_one_line(std::string_view text) {
  std::string line;
  line.reserve(text.size());
  std::size_t begin = 0;
  while (true) {
    const std::size_t end = end_of_line(text, begin);
    const std::string_view part = without_blanks(text.substr(begin, end - begin));
    if (!line.empty() && !part.empty()) line += ' ';
    line += part;
    if (end >= text.size()) return line;
    begin = after_break(text, end);
  }
}

}  // namespace

std::string readable_comment(std::string comment) {
  if (std::none_of(comment.begin(), comment.end(), is_break)) return comment;
  const std::string written = '{' + replaced(comment, "}", wide_brace) + '}';
  return GameCutter(written).end_of_comment(0).closed ? std::move(comment) : in_one_line(comment);
}

std::string comment_in_braces(std::string_view comment) {
  return '{' + replaced(readable_comment(std::string(comment)), "}", wide_brace) + '}';
}

std::string comment_from_braces(std::string_view text) {
  return replaced(std::string(text), wide_brace, "}");
}

}  // namespace camlann
