#pragma once
// Numbers in text.

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace camlann {

/// Parses a whole text as a number; nothing if it has other characters or the number does not fit.
template <class Number>
[[nodiscard]] std::optional<Number> read_number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace camlann
