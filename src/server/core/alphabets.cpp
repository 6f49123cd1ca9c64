#include "server/core/alphabets.hpp"

#include <unicode/locid.h>
#include <unicode/translit.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace camlann::server {

namespace {

using icu::UnicodeString;

UnicodeString letters_of(std::string_view text) {
  return UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string utf8_of(const UnicodeString& text) {
  std::string found;
  text.toUTF8String(found);
  return found;
}

/// Returns ICU's rules for all alphabets; null if it is out of memory.
const icu::Transliterator* to_ascii() {
  static const auto made = [] {
    UErrorCode error = U_ZERO_ERROR;
    return std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance(
        UnicodeString(u"Any-Latin; Latin-ASCII"), UTRANS_FORWARD, error));
  }();
  return made.get();
}

}  // namespace

std::string in_ascii(std::string_view text) {
  const auto* const rules = to_ascii();
  if (rules == nullptr) return {};
  auto letters = letters_of(text);
  rules->transliterate(letters);
  return utf8_of(letters);
}

std::array<std::string, 3> cases_of(std::string_view text) {
  const auto& root = icu::Locale::getRoot();
  const auto letters = letters_of(text);
  return {utf8_of(UnicodeString(letters).toLower(root)),
          utf8_of(UnicodeString(letters).toUpper(root)),
          utf8_of(UnicodeString(letters).toTitle(nullptr, root))};
}

}  // namespace camlann::server
