#include "notation/text_encoding.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace camlann::inline v1 {
namespace {

constexpr std::string_view mark_of_utf_8 = "\xEF\xBB\xBF";
constexpr std::uint32_t byte_order_mark = 0xFEFF;
constexpr std::uint32_t replacement = 0xFFFD;
constexpr char end_mark = '\x1A';  // Ctrl-Z of DOS

std::uint32_t byte_at(std::string_view bytes, std::size_t offset) {
  return static_cast<unsigned char>(bytes[offset]);
}

/// Returns the offset of the first byte outside ASCII, or the end.
std::size_t after_ascii(std::string_view bytes, std::size_t offset) {
  constexpr std::uint64_t high_bits = 0x8080808080808080U;
  for (std::uint64_t eight = 0; offset + sizeof eight <= bytes.size(); offset += sizeof eight) {
    std::memcpy(&eight, bytes.data() + offset, sizeof eight);
    if ((eight & high_bits) != 0) break;
  }
  while (offset < bytes.size() && byte_at(bytes, offset) < 0x80) ++offset;
  return offset;
}

/// Returns the length of the character at an offset; 0 if it is not valid.
std::size_t character_length(std::string_view bytes, std::size_t offset) {
  const std::uint32_t first = byte_at(bytes, offset);
  const std::size_t length = first >= 0xF5   ? 0
                             : first >= 0xF0 ? 4
                             : first >= 0xE0 ? 3
                             : first >= 0xC2 ? 2
                                             : 0;
  if (length == 0 || offset + length > bytes.size()) return 0;
  std::uint32_t value = first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    const std::uint32_t next = byte_at(bytes, offset + i);
    if ((next & 0xC0u) != 0x80u) return 0;
    value = value << 6 | (next & 0x3Fu);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  return overlong || surrogate || value > 0x10FFFF ? 0 : length;
}

bool is_utf_8(std::string_view bytes) {
  std::size_t at = after_ascii(bytes, 0);
  while (at < bytes.size()) {
    const std::size_t length = character_length(bytes, at);
    if (length == 0) return false;
    at = after_ascii(bytes, at + length);
  }
  return true;
}

std::uint32_t unit_at(std::string_view bytes, std::size_t offset, bool little) {
  const std::uint32_t a = byte_at(bytes, offset);
  const std::uint32_t b = byte_at(bytes, offset + 1);
  return little ? b << 8 | a : a << 8 | b;
}

std::string_view without_end_marks(std::string_view text) {
  const std::size_t last = text.find_last_not_of(end_mark);
  return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

/// Counts the units of ASCII in UTF-16 of this order; 0 if the bytes cannot be text in it.
std::size_t ascii_units(std::string_view bytes, bool little) {
  std::size_t count = 0;
  bool pair = false;  // the last unit needs a second one
  for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
    const std::uint32_t unit = unit_at(bytes, at, little);
    const bool low = unit >= 0xDC00 && unit <= 0xDFFF;
    const bool control = unit < 0x09 || (unit > 0x0D && unit < 0x20 && unit != 0x1A);
    if (low != pair || control || unit == 0xFFFE || unit == 0xFFFF) return 0;
    pair = unit >= 0xD800 && unit <= 0xDBFF;
    count += unit < 0x80 ? 1 : 0;
  }
  return pair || bytes.size() % 2 != 0 ? 0 : count;
}

void append(std::string& text, std::uint32_t value) {
  const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (value < 0x80) return put(value);
  if (value < 0x800) {
    put(0xC0u | value >> 6);
  } else {
    if (value < 0x10000) {
      put(0xE0u | value >> 12);
    } else {
      put(0xF0u | value >> 18);
      put(0x80u | (value >> 12 & 0x3Fu));
    }
    put(0x80u | (value >> 6 & 0x3Fu));
  }
  put(0x80u | (value & 0x3Fu));
}

std::string from_utf_16(std::string_view bytes, bool little) {
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
    std::uint32_t value = unit_at(bytes, at, little);
    if (at == 0 && value == byte_order_mark) continue;
    if (value >= 0xD800 && value <= 0xDBFF && at + 3 < bytes.size()) {
      const std::uint32_t low = unit_at(bytes, at + 2, little);
      if (low >= 0xDC00 && low <= 0xDFFF) {
        value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00);
        at += 2;
      }
    }
    const bool lone = value >= 0xD800 && value <= 0xDFFF;
    append(text, lone ? replacement : value);
  }
  if (bytes.size() % 2 != 0 && bytes.back() != end_mark) append(text, replacement);
  text.resize(without_end_marks(text).size());
  return text;
}

/// The characters 0x80 to 0x9F; those that are not assigned stand for themselves.
constexpr std::array<std::uint16_t, 32> windows_1252_signs = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

void append_windows_1252(std::string& text, std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::uint32_t byte = byte_at(line, i);
    const bool sign = byte >= 0x80 && byte < 0xA0;
    append(text, sign ? windows_1252_signs[byte - 0x80] : byte);
  }
}

std::string from_windows_1252(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size() - 1) + 1;
    const std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(end);
    if (is_utf_8(line)) {
      text += line;
    } else {
      append_windows_1252(text, line);
    }
  }
  return text;
}

}  // namespace

TextEncoding encoding_of(std::string_view bytes) {
  if (bytes.substr(0, 2) == "\xFF\xFE") return TextEncoding::utf_16_le;
  if (bytes.substr(0, 2) == "\xFE\xFF") return TextEncoding::utf_16_be;
  if (bytes.find('\0') != std::string_view::npos) {
    // The wrong order makes rare characters of the common ones.
    const std::size_t little = ascii_units(bytes, true);
    const std::size_t big = ascii_units(bytes, false);
    const std::size_t few = std::max<std::size_t>(3, bytes.size() / 16);  // an eighth of the units
    if (little > big && little > few) return TextEncoding::utf_16_le;
    if (big > little && big > few) return TextEncoding::utf_16_be;
  }
  return is_utf_8(bytes) ? TextEncoding::utf_8 : TextEncoding::windows_1252;
}

std::string_view without_mark(std::string_view bytes) {
  if (bytes.substr(0, mark_of_utf_8.size()) == mark_of_utf_8) {
    bytes.remove_prefix(mark_of_utf_8.size());
  }
  return without_end_marks(bytes);
}

std::string to_utf8(std::string_view bytes, TextEncoding encoding) {
  switch (encoding) {
    case TextEncoding::utf_16_le: return from_utf_16(bytes, true);
    case TextEncoding::utf_16_be: return from_utf_16(bytes, false);
    case TextEncoding::windows_1252: return from_windows_1252(without_mark(bytes));
    case TextEncoding::utf_8: break;
  }
  return std::string(without_mark(bytes));
}

}  // namespace camlann::inline v1
