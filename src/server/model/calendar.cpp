#include "server/model/calendar.hpp"

#include <chrono>
#include <string_view>

#include "play/local_time.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

namespace {

using Days = std::chrono::days;
using LocalDay = std::chrono::sys_days;  // of the calendar, in no zone

LocalDay months_later(LocalDay day, int count) {
  const std::chrono::year_month_weekday before(day);
  const auto month = before.year() / before.month() + std::chrono::months(count);
  const auto index = before.index();
  if (index < 5) return month / before.weekday()[index];
  return month / before.weekday()[std::chrono::last];
}

LocalDay days_later(LocalDay day, Period period, int count) {
  switch (period) {
    case Period::day: return day + Days(count);
    case Period::week: return day + Days(7 * count);
    case Period::month: break;
  }
  return months_later(day, count);
}

}  // namespace

Millis later(std::string_view zone, Millis from, Period period, int count) {
  const auto local = std::chrono::milliseconds(play::local_time(zone, from).value_or(from));
  const auto day = std::chrono::floor<Days>(local);
  const auto then = days_later(LocalDay(day), period, count).time_since_epoch() + (local - day);
  return play::instant_of(zone, then.count()).value_or(then.count());
}

Millis next_after(std::string_view zone, Millis from, Period period, Millis after) {
  // Starts near the end, since years may lie between.
  constexpr Millis longest_month = std::chrono::milliseconds(Days(36)).count();
  constexpr Millis longest_day = std::chrono::milliseconds(std::chrono::hours(25)).count();
  const Millis longest = period == Period::day    ? longest_day
                         : period == Period::week ? 7 * longest_day
                                                  : longest_month;
  auto count = after > from ? static_cast<int>((after - from) / longest) : 0;
  Millis next = 0;
  do next = later(zone, from, period, ++count);
  while (next <= after);
  return next;
}

}  // namespace camlann::server
