#pragma once
// Numbers in text.

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace camlann {

/// The number that `text` is, whole; none if there is anything else in it or Number cannot hold it.
template <class Number>
[[nodiscard]] std::optional<Number> read_number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace camlann
