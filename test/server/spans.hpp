#pragma once
// Spans of time in milliseconds.

#include "server/core/clock.hpp"

namespace camlann::server::test {

inline constexpr Millis minute = 60'000;
inline constexpr Millis hour = 60 * minute;

}  // namespace camlann::server::test
