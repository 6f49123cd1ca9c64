#include "server/core/alphabets.hpp"

#include <unicode/locid.h>
#include <unicode/translit.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "server/core/icu_text.hpp"

namespace camlann::server {

namespace {

using icu::UnicodeString;

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
  auto letters = from_utf8(text);
  rules->transliterate(letters);
  return to_utf8(letters);
}

std::array<std::string, 5> cases_of(std::string_view text) {
  const auto& root = icu::Locale::getRoot();
  const auto letters = from_utf8(text);
  const auto small = UnicodeString(letters).toLower(root);
  const auto first = small.moveIndex32(0, 1);
  const auto begun = UnicodeString(small, 0, first).toTitle(nullptr, root) +
                     UnicodeString(small, first, small.length() - first);
  return {std::string(text), to_utf8(small), to_utf8(UnicodeString(letters).toUpper(root)),
          to_utf8(UnicodeString(letters).toTitle(nullptr, root)), to_utf8(begun)};
}

}  // namespace camlann::server
