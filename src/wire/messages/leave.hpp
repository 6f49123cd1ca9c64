#pragma once
// Leave: days on which a player's clocks stop in correspondence games.

#include <cstdint>
#include <optional>
#include <string>

#include "wire/describe.hpp"

namespace camlann::message {

struct LeaveWish {
  REQUEST(LeaveWish, "My leave, now or at another time within a year");
  static constexpr std::int64_t hour = 3600;
  static constexpr std::int64_t day = 24 * hour;
  FIELD(int, starts_in, "In so many seconds; 0: now", .least = 0, .most = 365 * day) = 0;
  FIELD(int, lasts, "Its length in seconds, at most 30 days of the calendar",
        .required = "how long it lasts", .least = hour, .most = 31 * day) = 0;
  FIELD(std::string, zone,
        "The time zone of the calendar, as the IANA database names it (`Europe/Berlin`); empty, or "
        "unknown to the server: UTC",
        .most = 64, .one_line = true);
};

struct Leave {
  MESSAGE(Leave, "My leave: my clocks stand still in games with days for each move");
  FIELD(int, days_per_year, "How many days of it there are in any year") = 0;
  FIELD(std::int64_t, left, "How much of it I can still take, in milliseconds") = 0;
  FIELD(std::optional<std::string>, from,
        "When the leave that I have taken begins, or began; null: I have taken none",
        .format = "date-time");
  FIELD(std::optional<std::string>, until,
        "When it ends, if no outage of the server makes it longer", .format = "date-time");
};

}  // namespace camlann::message
