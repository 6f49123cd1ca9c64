#pragma once
// Converts between UTF-8 and ICU's text. Pure functions, thread-safe.

#include <unicode/unistr.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::server {

[[nodiscard]] inline icu::UnicodeString from_utf8(std::string_view text) {
  return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

[[nodiscard]] inline std::string to_utf8(const icu::UnicodeString& text) {
  std::string found;
  text.toUTF8String(found);
  return found;
}

}  // namespace camlann::server
