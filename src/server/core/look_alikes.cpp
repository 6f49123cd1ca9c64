#include "server/core/look_alikes.hpp"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>
#include <unicode/utypes.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/core/icu_text.hpp"

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

/// Returns the capital letter that a character of symbols shows and that no normalization finds:
/// white on a black circle or square, of a flag, or as small as a small letter. Otherwise returns
/// the character.
UChar32 letter_shown(UChar32 c) {
  constexpr std::u32string_view small =
      U"\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d"
      U"\u0274\u1d0f\u1d18\ua7af\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21x\u028f\u1d22";
  constexpr UChar32 letters = 26;
  for (const UChar32 first : {0x1F150, 0x1F170, 0x1F1E6}) {
    if (c >= first && c < first + letters) return 'A' + (c - first);
  }
  const auto place = small.find(static_cast<char32_t>(c));
  return place == std::u32string_view::npos ? c : 'A' + static_cast<UChar32>(place);
}

bool is_of_category(UChar32 c, std::uint32_t categories) {
  return (U_MASK(u_charType(c)) & categories) != 0;
}

constexpr std::uint32_t mark_categories = U_GC_MN_MASK | U_GC_ME_MASK;

/// True for marks that any letter of any alphabet can carry, such as a bar through it.
bool is_loose_mark(UChar32 c) {
  UErrorCode error = U_ZERO_ERROR;
  return is_of_category(c, mark_categories) && uscript_getScript(c, &error) == USCRIPT_INHERITED;
}

/// True for a character without a shape, or without one that all readers see.
bool is_unseen(UChar32 c) {
  // Symbols, letters and marks that are blank by their description: a braille cell, the place of an
  // object, a joiner of Brahmi, two Egyptian blanks, a filler of Khitan, a selector of Duployan and
  // a note head.
  constexpr UChar32 blank[] = {0x2800,  0xFFFC,  0x1107F, 0x13441,
                               0x13442, 0x16FE4, 0x1BC9D, 0x1D159};
  constexpr std::uint32_t shapeless = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK | U_GC_CN_MASK |
                                      U_GC_CS_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK | U_GC_ZS_MASK;
  return c != ' ' && (is_of_category(c, shapeless) ||
                      u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 ||
                      std::find(std::begin(blank), std::end(blank), c) != std::end(blank));
}

/// Removes characters without a shape, loose marks, and all white space except one space between
/// words. Accented letters with a separate code point stay.
UnicodeString visible(const UnicodeString& text) {
  UnicodeString kept;
  bool space = false;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const auto c = text.char32At(i);
    if (u_isUWhiteSpace(c) != 0) {
      space = !kept.isEmpty();
      continue;
    }
    if (is_unseen(c) || is_loose_mark(c)) continue;
    if (space) kept.append(u' ');
    space = false;
    kept.append(letter_shown(c));
  }
  return kept;
}

UnicodeString plain(std::string_view text) {
  return visible(compatible(from_utf8(text)));
}

/// Removes punctuation at both ends, and puts one hyphen in place of hyphens, underscores and
/// spaces in a row: readers hardly notice which it is. Text that has nothing else stays unchanged.
/// Called before and after look_of(), because some other characters look like these.
UnicodeString without_small_signs(const UnicodeString& text) {
  constexpr std::uint32_t gaps = U_GC_ZS_MASK | U_GC_PD_MASK | U_GC_PC_MASK;
  constexpr std::uint32_t at_ends = gaps | U_GC_P_MASK;
  std::int32_t begin = 0;
  std::int32_t end = text.length();
  while (begin < end && is_of_category(text.char32At(begin), at_ends)) {
    begin = text.moveIndex32(begin, 1);
  }
  while (begin < end && is_of_category(text.char32At(text.moveIndex32(end, -1)), at_ends)) {
    end = text.moveIndex32(end, -1);
  }
  if (begin == end) return text;
  UnicodeString kept;
  bool gap = false;
  for (auto i = begin; i < end; i = text.moveIndex32(i, 1)) {
    const auto c = text.char32At(i);
    if (!is_of_category(c, gaps)) {
      if (gap) kept.append(u'-');
      kept.append(c);
    }
    gap = is_of_category(c, gaps);
  }
  return kept;
}

/// Returns the same text for texts that look alike in any case. A small i becomes l, because the
/// capital one looks like l; w becomes vv.
UnicodeString look_of(const UnicodeString& text) {
  auto look = skeleton(text).foldCase();
  look.findAndReplace(UnicodeString(u'i'), UnicodeString(u'l'));
  look.findAndReplace(UnicodeString(u'w'), UnicodeString(u"vv"));
  return skeleton(look).foldCase();
}

using AsciiLooks = std::array<UnicodeString, 128>;

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

/// True if more marks are on one letter than any language has there, so that they cover others.
bool has_heaps(const UnicodeString& text) {
  constexpr int most = 3;
  int heap = 0;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    heap = is_of_category(text.char32At(i), mark_categories) ? heap + 1 : 0;
    if (heap > most) return true;
  }
  return false;
}

}  // namespace

bool is_legible(std::string_view text) {
  const auto read = from_utf8(text);
  for (std::int32_t i = 0; i < read.length(); i = read.moveIndex32(i, 1)) {
    if (is_unseen(read.char32At(i))) return false;
  }
  return !has_heaps(read);
}

std::string plain_letters(std::string_view text) {
  const auto letters = plain(text);
  UnicodeString common;
  for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
    const auto c = letters.char32At(i);
    const auto digit = u_charDigitValue(c);
    common.append(digit >= 0 ? '0' + digit : c);
  }
  return to_utf8(common);
}

std::vector<std::string> looks_of(std::string_view name) {
  if (is_ascii_word(name)) {  // as nearly all names
    const auto text = without_small_signs(from_utf8(name));
    UnicodeString look;
    for (std::int32_t i = 0; i < text.length(); ++i) look += ascii_looks()[text.charAt(i)];
    return {to_utf8(without_small_signs(look))};
  }
  const auto text = without_small_signs(plain(name));
  const auto& root = icu::Locale::getRoot();
  std::vector<std::string> looks;
  for (const auto& one :
       {text, UnicodeString(text).toLower(root), UnicodeString(text).toUpper(root)}) {
    auto look = to_utf8(without_small_signs(look_of(one)));
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
