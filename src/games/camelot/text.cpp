#include "games/camelot/text.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/variant.hpp"

namespace camlann::camelot {

std::optional<Square> scan_square(std::string_view text, std::size_t& at, Grid grid) {
  std::size_t i = at;
  if (i >= text.size()) return std::nullopt;
  int file = -1;
  if (text[i] >= 'A' && text[i] <= 'P') file = text[i] - 'A';
  if (text[i] >= 'a' && text[i] <= 'p') file = text[i] - 'a';
  if (file < 0) return std::nullopt;
  int rank = 0;
  const std::size_t digits = ++i;
  for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
    rank = 10 * rank + (text[i] - '0');
    if (rank > 99) return std::nullopt;
  }
  if (rank == 0 || text[digits] == '0') return std::nullopt;
  const std::optional<Square> square = square_at(file, rank, grid);
  if (square) at = i;
  return square;
}

std::optional<Square> parse_square(std::string_view text, const Variant& variant) {
  std::size_t at = 0;
  const std::optional<Square> square = scan_square(text, at, variant.grid);
  if (!square || at != text.size() || !variant.squares.has(*square)) return std::nullopt;
  return square;
}

std::vector<Square> sorted(const SquareSet& squares) {
  std::vector<Square> list;
  squares.for_each([&](Square s) { list.push_back(s); });
  std::sort(list.begin(), list.end(), before);
  return list;
}

std::string list_of(const std::vector<Square>& squares, std::string_view last, Grid grid) {
  std::string text;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (i > 0 && i + 1 == squares.size()) {
      text += ' ' + std::string(last) + ' ';
    } else if (i > 0) {
      text += ", ";
    }
    text += to_text(squares[i], grid);
  }
  return text;
}

}  // namespace camlann::camelot
