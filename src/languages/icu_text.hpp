#pragma once
// Converts between UTF-8 and ICU's text, and finds ICU's rules of a language. Pure functions,
// thread-safe.

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace camlann::languages {

[[nodiscard]] inline icu::UnicodeString from_utf8(std::string_view text) {
  return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

[[nodiscard]] inline std::string to_utf8(const icu::UnicodeString& text) {
  std::string found;
  text.toUTF8String(found);
  return found;
}

/// Returns the rules of a language; of English those of Britain, as on the page.
[[nodiscard]] inline icu::Locale locale_of(std::string_view tag) {
  return tag == "en" ? icu::Locale::getUK() : icu::Locale(std::string(tag).c_str());
}

}  // namespace camlann::languages
