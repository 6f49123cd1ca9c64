#pragma once
// Packs several texts into one for the bus: each is preceded by its length in four bytes,
// little-endian.

#include <charconv>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::bus {

void add_field(std::string& bytes, std::string_view field);

[[nodiscard]] std::string pack(std::initializer_list<std::string_view> fields);

/// Returns the fields, which point into `bytes`; nothing if `bytes` is truncated.
[[nodiscard]] std::optional<std::vector<std::string_view>> unpack(std::string_view bytes);

/// Parses a field as a decimal integer.
template <class Number>
[[nodiscard]] std::optional<Number> read_number(std::string_view field) {
  Number number{};
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
  if (error != std::errc() || end != field.data() + field.size()) return std::nullopt;
  return number;
}

}  // namespace camlann::bus
