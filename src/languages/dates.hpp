#pragma once
// Days and times as the languages write them. Thread-safe.

#include <cstdint>
#include <string>

#include "languages/language.hpp"

namespace camlann::languages {

/// Returns "Tuesday, 1 December 2026" for milliseconds since 1970 on a local clock.
[[nodiscard]] std::string day_text(Language language, std::int64_t local);

/// Returns "14:05".
[[nodiscard]] std::string time_text(Language language, std::int64_t local);

}  // namespace camlann::languages
