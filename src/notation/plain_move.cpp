#include "notation/plain_move.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/letters.hpp"
#include "notation/typography.hpp"

namespace camlann {

char plain_sign(Sign sign) {
  if (sign == Sign::dash) return '-';
  if (sign == Sign::cross) return 'x';
  return sign == Sign::star ? '*' : '\0';
}

std::optional<std::size_t> tree_square(std::string_view text, std::size_t offset) {
  constexpr std::string_view word = "tree";
  const std::size_t end = offset + word.size();
  if (end >= text.size() || !same_letters(text.substr(offset, word.size()), word)) {
    return std::nullopt;
  }
  const std::size_t square = after_blanks(text, end);
  const bool named = square > end && square + 1 < text.size() && is_letter(text[square]) &&
                     is_digit(text[square + 1]);
  if (!named) return std::nullopt;
  return square;
}

}  // namespace camlann
