#pragma once
// Reads the characters of a text in UTF-8. Pure functions.

#include <cstddef>
#include <optional>
#include <string_view>

namespace camlann {

/// A character of a text, and the bytes that it takes.
struct Character {
  char32_t code{};
  std::size_t bytes{};
};

/// Returns the first character; nothing if the text is empty or does not begin with valid UTF-8.
/// Overlong forms and surrogates are not valid.
[[nodiscard]] constexpr std::optional<Character> first_character(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto byte = [text](std::size_t i) {
    return static_cast<char32_t>(static_cast<unsigned char>(text[i]));
  };
  const char32_t first = byte(0);
  if (first < 0x80) return Character{first, 1};
  if (first < 0xC2 || first > 0xF4) return std::nullopt;
  const std::size_t bytes = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (text.size() < bytes) return std::nullopt;
  char32_t code = first & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return std::nullopt;
    code = code << 6U | (byte(i) & 0x3FU);
  }
  constexpr char32_t least[] = {0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < least[bytes - 2] || code > 0x10FFFF || surrogate) return std::nullopt;
  return Character{code, bytes};
}

/// Returns the place of the first byte that is not part of a valid character; nothing if the text
/// is valid UTF-8.
[[nodiscard]] constexpr std::optional<std::size_t> invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto one = first_character(text.substr(at));
    if (!one) return at;
    at += one->bytes;
  }
  return std::nullopt;
}

/// Returns the beginning of a text, at most this long, without a part of a character at its end.
[[nodiscard]] constexpr std::string_view whole_characters(std::string_view text,
                                                          std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
  return text.substr(0, bytes);
}

}  // namespace camlann
