#include "server/model/word_list.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"

namespace camlann::server {

namespace {

/// Removes the next UTF-8 character from the text and returns it; returns an invalid byte
/// unchanged.
char32_t next_of(std::string_view& text) {
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto first = at(0);
  const std::size_t length = first < 0xC0U ? 1 : first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
  char32_t code = length == 1 ? first : first & (0xFFU >> (length + 1));
  if (length > text.size()) {
    text.remove_prefix(1);
    return first;
  }
  for (std::size_t i = 1; i < length; ++i) code = (code << 6U) | (at(i) & 0x3FU);
  text.remove_prefix(length);
  return code;
}

// The letters below U+0180 without accents: U+00C0 to U+00FF, then U+0100 to U+017F; a space if no
// ASCII letter resembles it.
constexpr std::string_view latin_1 =
    "aaaaaaaceeeeiiiidnooooo ouuuuy saaaaaaaceeeeiiiidnooooo ouuuuy y";
constexpr std::string_view latin_a =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooo"
    "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin_1.size() == 64 && latin_a.size() == 128);

// Greek and Cyrillic letters, small and capital, with the letters that they resemble.
constexpr auto look_alikes = std::to_array<std::pair<char32_t, char>>(
    {{0x391, 'a'}, {0x392, 'b'}, {0x395, 'e'}, {0x396, 'z'}, {0x397, 'h'}, {0x399, 'i'},
     {0x39A, 'k'}, {0x39C, 'm'}, {0x39D, 'n'}, {0x39F, 'o'}, {0x3A1, 'p'}, {0x3A4, 't'},
     {0x3A5, 'y'}, {0x3A7, 'x'}, {0x3B1, 'a'}, {0x3B5, 'e'}, {0x3B9, 'i'}, {0x3BD, 'v'},
     {0x3BF, 'o'}, {0x3C1, 'p'}, {0x3C5, 'u'}, {0x405, 's'}, {0x406, 'i'}, {0x408, 'j'},
     {0x410, 'a'}, {0x412, 'b'}, {0x415, 'e'}, {0x41A, 'k'}, {0x41C, 'm'}, {0x41D, 'h'},
     {0x41E, 'o'}, {0x420, 'p'}, {0x421, 'c'}, {0x422, 't'}, {0x423, 'y'}, {0x425, 'x'},
     {0x430, 'a'}, {0x435, 'e'}, {0x43E, 'o'}, {0x440, 'p'}, {0x441, 'c'}, {0x443, 'y'},
     {0x445, 'x'}, {0x455, 's'}, {0x456, 'i'}, {0x458, 'j'}});

bool is_invisible(char32_t c) {
  return (c >= 0x300 && c <= 0x36F) || c == 0xAD || (c >= 0x200B && c <= 0x200F) || c == 0x2060 ||
         (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF;
}

bool is_small(char32_t c) {
  return c >= 'a' && c <= 'z';
}
bool is_digit_sign(char32_t c) {
  return c >= '0' && c <= '9';
}
bool is_of_word(char32_t c) {
  return is_small(c) || is_digit_sign(c) || c >= 0x100;
}

/// Returns the letter in lower case, without accents; letters of unknown alphabets stay unchanged.
char32_t plain_of(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) c -= 0xFEE0;  // full-width forms
  if (c >= 'A' && c <= 'Z') return c - 'A' + 'a';
  if (c >= 0xC0 && c <= 0xFF) return static_cast<unsigned char>(latin_1[c - 0xC0]);
  if (c >= 0x100 && c <= 0x17F) return static_cast<unsigned char>(latin_a[c - 0x100]);
  const auto known =
      std::lower_bound(look_alikes.begin(), look_alikes.end(), c,
                       [](const auto& one, char32_t key) { return one.first < key; });
  if (known != look_alikes.end() && known->first == c) {
    return static_cast<unsigned char>(known->second);
  }
  const bool sign = (c >= 0x2000 && c <= 0x2BFF) || (c >= 0x3000 && c <= 0x303F) ||
                    (c >= 0x1F000 && c <= 0x1FFFF);
  return sign ? U' ' : c;
}

/// Returns the letter that a digit or a sign replaces; 0 for none.
char32_t letter_for(char32_t c) {
  switch (c) {
    case '0': return 'o';
    case '1':
    case '!':
    case '|': return 'i';
    case '3': return 'e';
    case '4':
    case '@': return 'a';
    case '5':
    case '$': return 's';
    case '7': return 't';
    case '8': return 'b';
    default: return 0;
  }
}

struct Sign {
  char32_t plain = 0;
  bool capital = false;
};

std::vector<Sign> signs_of(std::string_view text) {
  std::vector<Sign> signs;
  while (!text.empty()) {
    const auto c = next_of(text);
    if (!is_invisible(c)) signs.push_back({plain_of(c), c >= 'A' && c <= 'Z'});
  }
  return signs;
}

/// A word of the text, and its connection to the word before.
struct Piece {
  std::u32string text;
  bool joined = false;    // by one sign other than a space: id-iot
  bool attached = false;  // directly: BigIdiot
};

bool is_letter_sign(char32_t c) {
  return c == '@' || c == '$';
}

/// `inside`: the sign directly follows a part of a word.
bool is_sign_in_word(const std::vector<Sign>& signs, std::size_t i, bool inside) {
  const auto c = signs[i].plain;
  if (is_digit_sign(c) || letter_for(c) == 0) return false;
  const bool behind = i + 1 < signs.size() && is_of_word(signs[i + 1].plain);
  return is_letter_sign(c) ? inside || behind : inside && behind;
}

std::vector<Piece> pieces_of(const std::vector<Sign>& signs) {
  std::vector<Piece> pieces;
  std::size_t gap = 2;  // since the last word; a gap of two separates words
  bool blank = true;
  bool inside = false;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    const auto c = signs[i].plain;
    if (!is_of_word(c) && !is_sign_in_word(signs, i, inside)) {
      gap = inside ? 1 : gap + 1;
      blank = c == ' ' || (inside ? false : blank);
      inside = false;
      continue;
    }
    const bool hump = inside && signs[i].capital && !signs[i - 1].capital;
    if (!inside || hump) pieces.push_back({{}, !inside && gap == 1 && !blank, hump});
    pieces.back().text += c;
    inside = true;
  }
  return pieces;
}

void add_utf8(std::string& text, char32_t c) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (c < 0x80) return add(c);
  if (c < 0x800) {
    add(0xC0U | (c >> 6U));
  } else if (c < 0x10000) {
    add(0xE0U | (c >> 12U));
    add(0x80U | ((c >> 6U) & 0x3FU));
  } else {
    add(0xF0U | (c >> 18U));
    add(0x80U | ((c >> 12U) & 0x3FU));
    add(0x80U | ((c >> 6U) & 0x3FU));
  }
  add(0x80U | (c & 0x3FU));
}

/// Returns the word with letters in place of digits and signs, unless it is a number. Writes "l" as
/// "i", because "1" can be either. Shortens a letter repeated three times or more to `kept`.
std::string look_of(std::u32string_view piece, std::size_t kept) {
  const bool number = std::all_of(piece.begin(), piece.end(), is_digit_sign);
  std::string look;
  std::size_t times = 0;
  for (std::size_t i = 0; i < piece.size(); i += times) {
    times = 1;
    while (i + times < piece.size() && piece[i + times] == piece[i]) ++times;
    auto c = piece[i];
    if (const auto letter = number ? 0 : letter_for(c); letter != 0) c = letter;
    if (c == 'l') c = 'i';
    for (std::size_t n = times < 3 ? times : kept; n > 0; --n) add_utf8(look, c);
  }
  return look;
}

/// Removes digits and signs around a word.
std::u32string_view without_numbers(std::u32string_view piece) {
  const auto around = [](char32_t c) { return is_digit_sign(c) || is_letter_sign(c); };
  while (!piece.empty() && around(piece.back())) piece.remove_suffix(1);
  while (!piece.empty() && around(piece.front())) piece.remove_prefix(1);
  return piece;
}

void add_looks(std::vector<std::string>& looks, std::u32string_view piece) {
  for (const auto part : {piece, without_numbers(piece)}) {
    if (part.empty()) continue;
    for (const std::size_t kept : {std::size_t{1}, std::size_t{2}})
      looks.push_back(look_of(part, kept));
  }
}

/// Adds the combined words of runs of pieces, each from one that `begins` through those that
/// `goes_on`.
template <class Begins, class GoesOn>
void add_runs(std::vector<std::string>& looks, const std::vector<Piece>& pieces,
              const Begins& begins, const GoesOn& goes_on) {
  for (std::size_t i = 0; i < pieces.size();) {
    auto together = pieces[i].text;
    std::size_t next = i + 1;
    if (begins(pieces[i])) {
      while (next < pieces.size() && goes_on(pieces[next])) together += pieces[next++].text;
    }
    if (next > i + 1) add_looks(looks, together);
    i = next;
  }
}

/// Returns all possible readings of the text, one per word.
std::vector<std::string> looks_in(std::string_view text) {
  const auto pieces = pieces_of(signs_of(text));
  std::vector<std::string> looks;
  for (const auto& piece : pieces) add_looks(looks, piece.text);
  const auto any = [](const Piece&) { return true; };
  const auto single = [](const Piece& piece) { return piece.text.size() == 1; };
  add_runs(looks, pieces, any, [](const Piece& piece) { return piece.attached; });
  add_runs(looks, pieces, any, [](const Piece& piece) { return piece.joined || piece.attached; });
  add_runs(looks, pieces, single, single);
  return looks;
}

}  // namespace

WordList::WordList(const std::vector<std::string>& words) {
  for (std::string_view word : words) {
    const bool start = !word.empty() && word.back() == '*';
    if (start) word.remove_suffix(1);
    std::u32string plain;
    for (const auto& sign : signs_of(word)) plain += sign.plain;
    (start ? starts_ : words_).insert(look_of(plain, 2));
  }
}

bool WordList::passes(std::string_view text) const {
  if (size() == 0) return true;
  const auto looks = looks_in(text);
  return std::none_of(looks.begin(), looks.end(), [this](const auto& look) { return has(look); });
}

Result<void> WordList::check_name(std::string_view name, std::string_view field) const {
  if (passes(name)) return {};
  return failure(ErrorCode::syntax, "The host of this server does not want this word in names",
                 std::string(field), "another name");
}

bool WordList::has(const std::string& word) const {
  if (words_.count(word) != 0) return true;
  return std::any_of(starts_.begin(), starts_.end(), [&](const std::string& start) {
    return word.compare(0, start.size(), start) == 0;
  });
}

Result<std::string> read_word(std::string_view text) {
  constexpr std::size_t shortest = 2;
  constexpr std::size_t longest = 40;
  auto word = trimmed(text);
  const bool start = !word.empty() && word.back() == '*';
  if (start) word.remove_suffix(1);
  std::string kept;
  bool fits = word.size() <= longest;
  for (const auto& sign : signs_of(word)) {
    fits = fits && is_of_word(sign.plain);
    add_utf8(kept, sign.plain);
  }
  // Invisible characters are removed, and invalid UTF-8 grows.
  fits = fits && kept.size() >= shortest && kept.size() <= longest;
  if (!fits) {
    return failure(ErrorCode::syntax, "This is not one word", std::string(text),
                   "letters and digits, 2 to 40 bytes, * at the end for longer words too");
  }
  if (start) kept += '*';
  return kept;
}

}  // namespace camlann::server
