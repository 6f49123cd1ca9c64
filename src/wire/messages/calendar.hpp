#pragma once
// When rounds follow each other and tournaments repeat, by the calendar of a time zone.

#include <cstdint>
#include <optional>
#include <string>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

enum class Period : std::uint8_t { day, week, month };

struct Calendar {
  MESSAGE(Calendar,
          "When rounds follow each other and a tournament repeats. Times stay the same on the "
          "clocks of the zone through the year");
  FIELD(std::optional<Period>, apart,
        "From round to round: `day` or `week`. A round starts then, or once the one before is over",
        .left_out = true);
  FIELD(std::optional<Period>, repeats,
        "`week` or `month`: the next tournament is made once this one starts or is cancelled. "
        "A month later it is on the same weekday, such as the first Friday",
        .left_out = true);
  FIELD(std::string, zone, "The name of the time zone, as `Europe/Berlin`; empty for UTC",
        .most = 64, .left_out = true);
};

}  // namespace message

template <>
struct Words<message::Period> {
  using enum message::Period;
  static constexpr Word<message::Period> table[] = {{day, "day"}, {week, "week"}, {month, "month"}};
};

namespace wire {

template <>
inline constexpr Title title<message::Period>{"Period", "A span of the calendar"};

}  // namespace wire
}  // namespace camlann
