#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/utext.h>
#include <unicode/utypes.h>

#include <cstdint>
#include <memory>
#include <string_view>

#include "base/letters.hpp"
#include "wire/graphemes.hpp"

namespace camlann::wire {

std::int64_t number_of_letters(std::string_view text) {
  // Making one reads tables; it serves one thread.
  thread_local const std::unique_ptr<icu::BreakIterator> breaks = [] {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::BreakIterator> made(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    if (U_FAILURE(status) != 0) made.reset();
    return made;
  }();
  if (breaks == nullptr) return number_of_characters(text);
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UText, UText* (*)(UText*)> letters(
      utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status),
      utext_close);
  breaks->setText(letters.get(), status);
  if (U_FAILURE(status) != 0) return number_of_characters(text);
  std::int64_t count = 0;
  while (breaks->next() != icu::BreakIterator::DONE) ++count;
  return count;
}

}  // namespace camlann::wire
