#pragma once
// The signs of game records that people write in several ways: spaces, dashes, quotation marks.
// Texts are UTF-8. Pure functions.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace camlann {

enum class Sign : std::uint8_t {
  other,
  space,    // also a no-break or thin space, and a comma outside ASCII
  nothing,  // has no width: a byte order mark, a joiner, the end mark of DOS
  dash,
  cross,
  star,  // an asterisk outside ASCII
  dots,  // an ellipsis
  half,  // ½
  quote
};

struct SignAt {
  Sign sign = Sign::other;
  std::size_t length = 1;  // in bytes
};

/// Classifies the sign at an offset within the text. In ASCII only spaces, `-`, `"` and the end
/// mark of DOS are signs.
[[nodiscard]] SignAt sign_at(std::string_view text, std::size_t offset);

[[nodiscard]] constexpr bool is_ascii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}
[[nodiscard]] constexpr bool is_break(char c) {
  return c == '\n' || c == '\r';
}
/// True for spaces of ASCII, line breaks included.
[[nodiscard]] constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\f' || c == '\v' || is_break(c);
}

/// Returns the first offset that has no space and no sign without width; line breaks end the
/// search.
[[nodiscard]] std::size_t after_blanks(std::string_view text, std::size_t offset);
/// Returns the offset of the next line break, or the end of the text.
[[nodiscard]] std::size_t end_of_line(std::string_view text, std::size_t offset);
/// Returns the offset after the line break at this offset: CR LF is one.
[[nodiscard]] std::size_t after_break(std::string_view text, std::size_t offset);
/// Removes spaces, line breaks and signs without width at both ends.
[[nodiscard]] std::string_view without_blanks(std::string_view text);

}  // namespace camlann
