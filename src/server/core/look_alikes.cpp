#include "server/core/look_alikes.hpp"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>
#include <unicode/utypes.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::server {

namespace {

using icu::UnicodeString;

/// Returns ICU's data of characters that look alike, which never change.
const USpoofChecker* confusables() {
  static const USpoofChecker* const made = [] {
    UErrorCode error = U_ZERO_ERROR;
    return uspoof_open(&error);
  }();
  return made;
}

/// Returns the skeleton of UTS 39; the text itself if ICU is out of memory.
UnicodeString skeleton(const UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  UnicodeString found;
  uspoof_getSkeletonUnicodeString(confusables(), 0, text, found, &error);
  return U_SUCCESS(error) ? found : text;
}

/// Replaces compatibility characters, such as full-width digits, by the common ones.
UnicodeString compatible(const UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  const auto* const normalizer = icu::Normalizer2::getNFKCInstance(error);
  if (U_FAILURE(error)) return text;
  auto found = normalizer->normalize(text, error);
  return U_SUCCESS(error) ? found : text;
}

/// Removes ignorable characters and all white space except one space between words.
UnicodeString visible(const UnicodeString& text) {
  UnicodeString kept;
  bool space = false;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const auto c = text.char32At(i);
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0) continue;
    if (u_isUWhiteSpace(c) != 0) {
      space = !kept.isEmpty();
      continue;
    }
    if (space) kept.append(u' ');
    space = false;
    kept.append(c);
  }
  return kept;
}

/// Returns the same text for texts that look alike in any case. A small i becomes l, because the
/// capital one looks like l.
std::string look_of(const UnicodeString& text) {
  auto look = skeleton(text).foldCase();
  look.findAndReplace(UnicodeString(u'i'), UnicodeString(u'l'));
  std::string found;
  skeleton(look).foldCase().toUTF8String(found);
  return found;
}

using AsciiLooks = std::array<std::string, 128>;

/// Returns the look of each character of ASCII. A look of several is made of theirs.
const AsciiLooks& ascii_looks() {
  static const auto made = [] {
    AsciiLooks looks;
    for (std::size_t i = 0; i < looks.size(); ++i) {
      looks[i] = look_of(UnicodeString(static_cast<char16_t>(i)));
    }
    return looks;
  }();
  return made;
}

bool is_ascii_word(std::string_view name) {
  return std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

}  // namespace

std::vector<std::string> looks_of(std::string_view name) {
  if (is_ascii_word(name)) {  // as nearly all names
    std::string look;
    for (const char c : name) look += ascii_looks()[static_cast<unsigned char>(c)];
    return {look};
  }
  const auto text = visible(
      compatible(UnicodeString::fromUTF8({name.data(), static_cast<std::int32_t>(name.size())})));
  const auto& root = icu::Locale::getRoot();
  std::vector<std::string> looks;
  for (const auto& one :
       {text, UnicodeString(text).toLower(root), UnicodeString(text).toUpper(root)}) {
    auto look = look_of(one);
    const bool known = std::find(looks.begin(), looks.end(), look) != looks.end();
    if (!known) looks.push_back(std::move(look));
  }
  return looks;
}

bool look_alike(std::string_view a, std::string_view b) {
  const auto ones = looks_of(a);
  const auto others = looks_of(b);
  return std::find_first_of(ones.begin(), ones.end(), others.begin(), others.end()) != ones.end();
}

}  // namespace camlann::server
