#include "notation/typography.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace camlann {
namespace {

struct CodePoint {
  std::uint32_t value = 0;
  std::size_t length = 1;
};

/// Reads a character of two to four bytes; a lone byte if the text ends within it.
CodePoint code_point(std::string_view text, std::size_t offset) {
  const auto byte = [&](std::size_t i) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(text[offset + i]));
  };
  const std::uint32_t first = byte(0);
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
  if (length == 1 || offset + length > text.size()) return {first, 1};
  std::uint32_t value = first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) value = value << 6 | (byte(i) & 0x3Fu);
  return {value, length};
}

constexpr std::uint32_t byte_order_mark = 0xFEFF;

Sign sign_of(std::uint32_t value) {
  const auto within = [value](std::uint32_t first, std::uint32_t last) {
    return value >= first && value <= last;
  };
  if (within(0x200B, 0x200F) || within(0x202A, 0x202E) || within(0x2060, 0x206F)) {
    return Sign::nothing;
  }
  if (within(0x2000, 0x200A)) return Sign::space;
  if (within(0x2010, 0x2015)) return Sign::dash;
  switch (value) {
    case 0x0085:  // next line
    case 0x00A0:  // no-break space
    case 0x1680:
    case 0x2028:  // line and paragraph separator
    case 0x2029:
    case 0x202F:  // narrow no-break space
    case 0x205F:
    case 0x3000:
    case 0x3001:  // commas
    case 0xFF0C: return Sign::space;
    case 0x180E:
    case byte_order_mark: return Sign::nothing;
    case 0x00AD:  // soft hyphen
    case 0x2043:
    case 0x2212:  // minus
    case 0xFE58:
    case 0xFE63:
    case 0xFF0D: return Sign::dash;
    case 0x00D7:
    case 0x2715:
    case 0x2716: return Sign::cross;
    case 0x204E:  // asterisks
    case 0x2217:
    case 0x2731:
    case 0xFE61:
    case 0xFF0A: return Sign::star;
    case 0x2026: return Sign::dots;
    case 0x00BD: return Sign::half;
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x201F:
    case 0xFF02: return Sign::quote;
    default: return Sign::other;
  }
}

bool is_blank(Sign sign) {
  return sign == Sign::space || sign == Sign::nothing;
}

}  // namespace

SignAt sign_at(std::string_view text, std::size_t offset) {
  const char c = text[offset];
  if (is_ascii(c)) {
    if (is_space(c)) return {Sign::space, 1};
    if (c == '\x1A') return {Sign::nothing, 1};  // where DOS ends a text, also one of several
    return {c == '-' ? Sign::dash : c == '"' ? Sign::quote : Sign::other, 1};
  }
  const auto [value, length] = code_point(text, offset);
  return {length == 1 ? Sign::other : sign_of(value), length};
}

std::size_t after_blanks(std::string_view text, std::size_t offset) {
  while (offset < text.size() && !is_break(text[offset])) {
    const auto [sign, length] = sign_at(text, offset);
    if (!is_blank(sign)) break;
    offset += length;
  }
  return offset;
}

std::size_t end_of_line(std::string_view text, std::size_t offset) {
  while (offset < text.size() && !is_break(text[offset])) ++offset;
  return offset;
}

std::size_t after_break(std::string_view text, std::size_t offset) {
  const bool two = text[offset] == '\r' && offset + 1 < text.size() && text[offset + 1] == '\n';
  return offset + (two ? 2 : 1);
}

std::string_view without_blanks(std::string_view text) {
  std::size_t begin = 0;
  std::size_t end = 0;  // of the last sign that is not blank
  bool inside = false;
  for (std::size_t at = 0; at < text.size();) {
    const auto [sign, length] = sign_at(text, at);
    if (!is_blank(sign)) {
      if (!inside) begin = at;
      inside = true;
      end = at + length;
    }
    at += length;
  }
  return inside ? text.substr(begin, end - begin) : std::string_view();
}

}  // namespace camlann
