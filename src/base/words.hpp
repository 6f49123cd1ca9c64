#pragma once
// The words of an enumeration. Its to_text() is the only list of them: a switch, in which the
// compiler misses no value. Reading goes through the same switch, so that no second list can fall
// behind. Pure functions.

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>

namespace camlann {

/// The value with this word; nothing for an unknown or empty word. `to_word` answers a number that
/// is no value with an empty text.
template <class Enum>
[[nodiscard]] std::optional<Enum> read_word(std::string_view word,
                                            std::string_view (*to_word)(Enum)) {
  using Number = std::underlying_type_t<Enum>;
  static_assert(std::is_same_v<Number, std::uint8_t>, "every number is tried");
  if (word.empty()) return std::nullopt;
  for (unsigned number = 0; number <= std::numeric_limits<Number>::max(); ++number) {
    const auto value = static_cast<Enum>(number);
    if (to_word(value) == word) return value;
  }
  return std::nullopt;
}

}  // namespace camlann
