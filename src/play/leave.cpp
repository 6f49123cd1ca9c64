#include "play/leave.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "play/conflict.hpp"
#include "play/local_time.hpp"

namespace camlann::play {

namespace {

constexpr Millis in_all = days_of_leave * one_day;

/// Returns the length of a leave from a time on, in days of the calendar. Its last minute decides
/// how late it ends there, because a day may end as clocks are put forward.
Millis length(const Leave& leave, Millis from) {
  constexpr Millis one_minute = 60 * one_second;
  const auto local = [&](Millis at) { return local_time(leave.zone, at).value_or(at); };
  return local(leave.until - one_minute) + one_minute - local(from);
}

/// Returns the part of a leave within the past year or still to come.
Millis counted(const Leave& leave, Millis now) {
  return std::max<Millis>(0, length(leave, std::max(leave.from, now - one_year)));
}

Result<void> check(const Leave& wish, Millis now) {
  if (wish.from > now + one_year) {
    return failure(ErrorCode::syntax, "A leave begins within a year", "from", "an earlier day");
  }
  if (wish.until - wish.from < shortest_leave || length(wish, wish.from) > in_all) {
    return failure(ErrorCode::syntax, "This is not a valid end of a leave", "until",
                   "an hour to " + std::to_string(days_of_leave) + " days after its beginning");
  }
  return {};
}

}  // namespace

Millis leave_left(const Leaves& taken, Millis now) {
  Millis left = in_all;
  for (const auto& leave : taken) left -= counted(leave, now);
  return std::max<Millis>(0, left);
}

Result<Leaves> take_leave(Leaves taken, Leave wish, Millis now) {
  if (const auto other = leave_ahead(taken, now)) {
    return conflict(
        other->from <= now ? "You are on leave already" : "You have planned a leave already", {},
        "its end first");
  }
  wish.from = std::max(wish.from, now);
  TRY_VOID(check(wish, now));
  const auto left = leave_left(taken, now);
  if (length(wish, wish.from) > left) {
    return conflict("You have not as many days of leave left", "until",
                    "at most " + std::to_string(left / one_day) + " days");
  }
  taken.erase(std::remove_if(taken.begin(), taken.end(),
                             [&](const Leave& leave) {
                               return leave.until <= now - one_year || leave.from == wish.from;
                             }),
              taken.end());
  taken.push_back(std::move(wish));
  return taken;
}

Result<Leaves> end_leave(Leaves taken, Millis now) {
  if (!leave_ahead(taken, now)) return conflict("You are not on leave");
  // A leave that has begun, even right now, is kept: a clock that was paused for it also needs its
  // end.
  if (taken.back().from <= now) {
    taken.back().until = now;
  } else {
    taken.pop_back();
  }
  return taken;
}

std::optional<Leave> leave_ahead(const Leaves& taken, Millis now) {
  // The others were over before this one was taken.
  if (taken.empty() || taken.back().until <= now) return std::nullopt;
  return taken.back();
}

}  // namespace camlann::play
