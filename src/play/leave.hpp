#pragma once
// Leave: days on which a player's clocks are paused in correspondence games. Functions of values;
// times are those of the calendar. Clocks::rest() applies a leave to a clock. Thread-safe.

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "play/clock.hpp"

namespace camlann::play {

/// One leave; it is over at `until`. Its days are those of the calendar in its time zone: a day on
/// which clocks are changed is one day, too.
struct Leave {
  Millis from = 0;
  Millis until = 0;
  std::string zone;  // as local_time.hpp names it; empty: UTC

  bool operator==(const Leave&) const = default;
};

/// A player's leaves, oldest first, never overlapping.
using Leaves = std::vector<Leave>;

/// The number of days of leave that a player has in any year.
inline constexpr int days_of_leave = 30;
inline constexpr Millis one_year = 365 * one_day;
inline constexpr Millis shortest_leave = one_day / 24;

/// Returns the leave that a player can still take, assuming that leaves already taken run to their
/// end.
[[nodiscard]] Millis leave_left(const Leaves& taken, Millis now);

/// Adds a leave, which must begin between now and a year from now. An error if another leave is not
/// over, or if less than this is left. Leaves that ended more than a year ago are dropped.
[[nodiscard]] Result<Leaves> take_leave(Leaves taken, Leave wish, Millis now);

/// Ends the current leave now and keeps its rest for later, or removes the coming leave. An error
/// if there is neither.
[[nodiscard]] Result<Leaves> end_leave(Leaves taken, Millis now);

/// Returns the current or coming leave, or nothing.
[[nodiscard]] std::optional<Leave> leave_ahead(const Leaves& taken, Millis now);

}  // namespace camlann::play
