#include "notation/plain_move.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/letters.hpp"
#include "notation/typography.hpp"
#include "rules/move.hpp"

namespace camlann {
namespace {

/// Returns the offset of the text after "12.", "12", "1…" or "...".
std::size_t after_number(std::string_view text) {
  const std::size_t begin = after_blanks(text, 0);
  std::size_t digits = begin;
  while (digits < text.size() && is_digit(text[digits])) ++digits;
  std::size_t end = digits;
  while (end < text.size()) {
    const auto [sign, length] = sign_at(text, end);
    if (sign != Sign::dots && text[end] != '.') break;
    end += length;
  }
  const std::size_t next = after_blanks(text, end);
  return next > digits ? next : begin;
}

}  // namespace

std::string plain_move(std::string_view text) {
  std::string plain;
  std::size_t at = 0;
  const auto skip_to = [&](std::size_t end) {
    while (at < end) {
      const auto [sign, length] = sign_at(text, at);
      if (sign != Sign::nothing) plain += ' ';
      at += length;
    }
  };
  skip_to(after_number(text));
  if (const auto square = tree_square(text, at)) {
    skip_to(*square);
    plain.back() = plant_mark;
  }
  while (at < text.size()) {
    const auto [sign, length] = sign_at(text, at);
    const char written = sign == Sign::space ? ' ' : plain_sign(sign);
    if (written != '\0') {
      plain += written;
    } else if (sign != Sign::nothing) {
      plain += text.substr(at, length);
    }
    at += length;
  }
  plain.resize(plain.find_last_not_of(" ,.") + 1);  // npos + 1 is 0
  return plain;
}

char plain_sign(Sign sign) {
  if (sign == Sign::dash) return '-';
  if (sign == Sign::cross) return 'x';
  return sign == Sign::star ? '*' : '\0';
}

std::optional<std::size_t> tree_square(std::string_view text, std::size_t offset) {
  if (!same_letters(text.substr(offset, tree_word.size()), tree_word)) return std::nullopt;
  const std::size_t end = offset + tree_word.size();
  std::size_t square = end;
  while (square < text.size()) {
    const auto [sign, length] = sign_at(text, square);
    if (sign != Sign::space && sign != Sign::nothing) break;
    square += length;
  }
  const bool named = square > end && square + 1 < text.size() && is_letter(text[square]) &&
                     is_digit(text[square + 1]);
  if (!named) return std::nullopt;
  return square;
}

}  // namespace camlann
