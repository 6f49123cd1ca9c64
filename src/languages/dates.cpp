#include "languages/dates.hpp"

#include <unicode/datefmt.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <cstdint>
#include <memory>
#include <string>

#include "languages/icu_text.hpp"
#include "languages/language.hpp"

namespace camlann::languages {
namespace {

/// Writes the fields of a skeleton, such as day and month, in the order of the language.
std::string written(Language language, const char* skeleton, std::int64_t local) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::DateFormat> format(icu::DateFormat::createInstanceForSkeleton(
      from_utf8(skeleton), locale_of(language.tag()), error));
  if (U_FAILURE(error) || format == nullptr) return {};
  format->setTimeZone(*icu::TimeZone::getGMT());
  icu::UnicodeString text;
  format->format(static_cast<UDate>(local), text);
  return to_utf8(text);
}

}  // namespace

std::string day_text(Language language, std::int64_t local) {
  return written(language, "yMMMMEEEEd", local);
}

std::string time_text(Language language, std::int64_t local) {
  return written(language, "Hm", local);
}

}  // namespace camlann::languages
