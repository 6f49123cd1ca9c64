#pragma once
// Leave: days on which the clocks of a player's games of days stand still.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "wire/describe.hpp"

namespace camlann {

namespace message {

struct LeaveWish {
  int starts_in = 0;
  int lasts = 0;

  bool operator==(const LeaveWish&) const = default;
};

struct Leave {
  int days_per_year = 0;
  std::int64_t left = 0;
  std::optional<std::string> from;
  std::optional<std::string> until;

  bool operator==(const Leave&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::LeaveWish> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "LeaveWish";
  static constexpr std::string_view text = "My leave, now or at another time within a year";
  static constexpr void fields(auto&& field) {
    using message::LeaveWish;
    constexpr std::int64_t hour = 3600;
    constexpr std::int64_t day = 24 * hour;
    field("startsIn", &LeaveWish::starts_in,
          {.text = "In so many seconds; 0: now", .least = 0, .most = 365 * day});
    field("lasts", &LeaveWish::lasts,
          {.text = "So many seconds",
           .required = "how long it lasts",
           .least = hour,
           .most = 30 * day});
  }
};

template <>
struct Description<message::Leave> {
  static constexpr std::string_view name = "Leave";
  static constexpr std::string_view text =
      "My leave: my clocks stand still in games with days for each move";
  static constexpr void fields(auto&& field) {
    using message::Leave;
    field("daysPerYear", &Leave::days_per_year,
          {.text = "How many days of it there are in any year"});
    field("left", &Leave::left, {.text = "How much of it I can still take, in milliseconds"});
    field("from", &Leave::from,
          {.text = "When the leave that I have taken begins, or began; null: I have taken none",
           .format = "date-time"});
    field("until", &Leave::until,
          {.text = "When it ends, if no outage of the server makes it longer",
           .format = "date-time"});
  }
};

}  // namespace wire
}  // namespace camlann
