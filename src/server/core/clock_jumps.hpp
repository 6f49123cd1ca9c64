#pragma once
// Notices that the wall clock is far ahead of where it should be: it jumps while the server runs,
// or the rows from before the last day were all written long before a start. Rows are removed by
// their age, and a wrong clock makes all of them old; so nothing is removed for a day, in which the
// host can set the clock right. Not thread-safe.

#include <optional>
#include <utility>

#include "server/core/clock.hpp"

namespace camlann::server {

/// Time after a jump in which nothing is removed.
inline constexpr Millis held_after_jump = Millis{24} * 60 * 60 * 1000;

/// True if the clock may have jumped less than held_after_jump ago. `newest` is the time of the
/// newest row that is older than that: a clock that is ahead may have dated younger ones. A server
/// in use is never idle for a week.
[[nodiscard]] inline bool may_have_jumped(Millis wall, Millis newest) {
  return wall - newest > 7 * held_after_jump;
}

class ClockJumps {
 public:
  /// `steady` advances with time whatever the wall clock does.
  ClockJumps(Clock wall, Clock steady)
      : wall_(std::move(wall)),
        steady_(std::move(steady)),
        last_wall_(wall_()),
        last_steady_(steady_()) {}

  /// Compares the clock at a start with the newest row that was written held_after_jump before, or
  /// earlier. True if it may have jumped since.
  bool start_from(Millis newest) {
    if (!may_have_jumped(last_wall_, newest)) return false;
    held_until_ = steady_() + held_after_jump;
    return true;
  }
  /// True if the clock has jumped ahead since the last call.
  bool look() {
    const auto wall = wall_();
    const auto steady = steady_();
    const bool jumped = (wall - last_wall_) - (steady - last_steady_) > jump;
    last_wall_ = wall;
    last_steady_ = steady;
    if (jumped) held_until_ = steady + held_after_jump;
    return jumped;
  }
  /// False for a day after a jump: ages cannot be relied on.
  [[nodiscard]] bool settled() const { return !held_until_ || steady_() >= *held_until_; }

 private:
  /// More than a clock is corrected by between two looks.
  static constexpr Millis jump = Millis{10} * 60 * 1000;

  const Clock wall_;
  const Clock steady_;
  Millis last_wall_;
  Millis last_steady_;
  std::optional<Millis> held_until_;
};

}  // namespace camlann::server
