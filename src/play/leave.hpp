#pragma once
// Leave: days on which a player's clocks stand still in games with days for each move. Pure; times
// are those of the clock of timed games. What leave does to a clock is Clocks::rest(). Thread-safe.

#include <optional>
#include <vector>

#include "base/result.hpp"
#include "play/clock.hpp"

namespace camlann::play {

/// One leave; over from `until` on.
struct Leave {
  Millis from = 0;
  Millis until = 0;

  bool operator==(const Leave&) const = default;
};

/// What a player has taken, the oldest first; no two at the same time.
using Leaves = std::vector<Leave>;

/// How many days of leave a player has in any year.
inline constexpr int days_of_leave = 30;
inline constexpr Millis one_year = 365 * one_day;
inline constexpr Millis shortest_leave = one_day / 24;

/// How much leave there is left to take, if what is taken now is taken to its end.
[[nodiscard]] Millis leave_left(const Leaves& taken, Millis now);

/// With this one, which begins now at the earliest and within a year. An error if another one is
/// not over, or if there is not so much left. What lies more than a year back is dropped.
[[nodiscard]] Result<Leaves> take_leave(Leaves taken, Leave wish, Millis now);

/// With the leave that runs ended now, and the rest of it left for another time; or without the one
/// that was to come. An error if there is neither.
[[nodiscard]] Result<Leaves> end_leave(Leaves taken, Millis now);

/// The leave that runs or is to come, or nothing.
[[nodiscard]] std::optional<Leave> leave_ahead(const Leaves& taken, Millis now);

}  // namespace camlann::play
