#pragma once
// The calendar of a tournament: rounds a day or a week apart, and repetition. Pure functions.

#include <string_view>

#include "server/core/clock.hpp"
#include "wire/messages/calendar.hpp"

namespace camlann::server {

using message::Calendar;
using message::Period;

/// Returns the instant that is this many periods later on the clocks of the zone, at the same time
/// of day. A month later the date has the same weekday and the same place among those of its month;
/// a fifth one becomes the last. An unknown zone counts as UTC.
[[nodiscard]] Millis later(std::string_view zone, Millis from, Period period, int count);

/// Returns the first of these instants, from one period later on, that is after `after`.
[[nodiscard]] Millis next_after(std::string_view zone, Millis from, Period period, Millis after);

}  // namespace camlann::server
