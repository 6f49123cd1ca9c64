#include "rules/variant_info.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/letters.hpp"
#include "base/square.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {

int VariantInfo::sides() const {
  unsigned last = 0;
  for (const SeatInfo& seat : seating) last = std::max(last, index_of(seat.side));
  return static_cast<int>(last) + 1;
}

std::string VariantInfo::seat_letters() const {
  std::string letters;
  for (const SeatInfo& seat : seating) letters += seat.letter;
  return letters;
}

const std::string& VariantInfo::name_of(Square square) const {
  const auto found = std::lower_bound(squares.begin(), squares.end(), square);
  return square_names[static_cast<std::size_t>(found - squares.begin())];
}

std::vector<std::string> VariantInfo::names_of(const std::vector<Square>& listed) const {
  std::vector<std::string> names;
  names.reserve(listed.size());
  for (const Square square : listed) names.push_back(name_of(square));
  return names;
}

std::optional<Square> VariantInfo::find_square(std::string_view text) const {
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (same_letters(square_names[i], text)) return squares[i];
  }
  return std::nullopt;
}

std::string_view VariantInfo::word_of(MoveKind kind) const {
  if (kind == MoveKind::swap) return swap_word;
  for (const KindInfo& known : kinds) {
    if (known.kind == kind) return known.word;
  }
  return {};
}

std::string variant_id(std::string_view name) {
  std::string id;
  for (const char c : name) id += c == ' ' ? '-' : small_letter(c);
  return id;
}

}  // namespace camlann::inline v1
