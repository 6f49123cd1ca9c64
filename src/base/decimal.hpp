#pragma once
// Decimal numbers in text, also where the standard library does not parse them (that of
// Emscripten).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/number.hpp"

namespace camlann {

/// Parses a whole text such as "28.5" or "5", of at most 15 digits and without a sign.
[[nodiscard]] inline std::optional<double> read_decimal(std::string_view text) {
  constexpr std::size_t most_digits = 15;  // that a double holds exactly
  std::string digits(text);
  double unit = 1;
  if (const auto point = digits.find('.'); point != std::string::npos) {
    digits.erase(point, 1);
    for (auto place = point; place < digits.size(); ++place) unit *= 10;
  }
  if (digits.size() > most_digits) return std::nullopt;
  const auto value = read_number<std::uint64_t>(digits);
  if (!value) return std::nullopt;
  return static_cast<double>(*value) / unit;
}

}  // namespace camlann
