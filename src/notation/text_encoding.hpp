#pragma once
// The encoding of text files: UTF-8, UTF-16, or the code page that Windows uses in Western Europe.
// Pure functions.

#include <cstdint>
#include <string>
#include <string_view>

#include "base/words.hpp"

namespace camlann::inline v1 {

enum class TextEncoding : std::uint8_t { utf_8, utf_16_le, utf_16_be, windows_1252 };

template <>
struct Words<TextEncoding> {
  static constexpr Word<TextEncoding> table[] = {
      {TextEncoding::utf_8, "UTF-8"},
      {TextEncoding::utf_16_le, "UTF-16 LE"},
      {TextEncoding::utf_16_be, "UTF-16 BE"},
      {TextEncoding::windows_1252, "Windows-1252"},
  };
};

/// Returns the encoding of a text: that of its byte order mark; UTF-16 without one if the text
/// makes sense only so; UTF-8 if every line is valid; else Windows-1252.
[[nodiscard]] TextEncoding encoding_of(std::string_view bytes);

/// Returns UTF-8, or Windows-1252, without its byte order mark and without the end mark (0x1A) that
/// DOS puts behind a text.
[[nodiscard]] std::string_view without_mark(std::string_view bytes);

/// Returns the text in UTF-8, without those marks. In Windows-1252, lines of valid UTF-8 stay
/// as they are, because files are joined from several.
[[nodiscard]] std::string to_utf8(std::string_view bytes, TextEncoding encoding);

}  // namespace camlann::inline v1
