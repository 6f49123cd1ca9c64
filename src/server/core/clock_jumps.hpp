#pragma once
// Notices that the wall clock is far ahead of where it should be: it jumps while the server runs,
// or the newest row was written long before a start. Rows are removed by their age, and a wrong
// clock makes all of them old; so nothing is removed for a day, in which the host can set the clock
// right. Not thread-safe.

#include <optional>
#include <utility>

#include "server/core/clock.hpp"

namespace camlann::server {

class ClockJumps {
 public:
  /// `steady` advances with time whatever the wall clock does.
  ClockJumps(Clock wall, Clock steady)
      : wall_(std::move(wall)),
        steady_(std::move(steady)),
        last_wall_(wall_()),
        last_steady_(steady_()) {}

  /// Compares the clock with the newest row of the store, at a start. True if it is far ahead.
  bool start_from(Millis newest) {
    if (last_wall_ - newest <= far_ahead) return false;
    held_until_ = steady_() + held_for;
    return true;
  }
  /// True if the clock has jumped ahead since the last call.
  bool look() {
    const auto wall = wall_();
    const auto steady = steady_();
    const bool jumped = (wall - last_wall_) - (steady - last_steady_) > jump;
    last_wall_ = wall;
    last_steady_ = steady;
    if (jumped) held_until_ = steady + held_for;
    return jumped;
  }
  /// False for a day after a jump: ages cannot be relied on.
  [[nodiscard]] bool settled() const { return !held_until_ || steady_() >= *held_until_; }

 private:
  static constexpr Millis minute = Millis{60} * 1000;
  static constexpr Millis held_for = Millis{24} * 60 * minute;
  /// More than a clock is corrected by between two looks.
  static constexpr Millis jump = 10 * minute;
  /// A server in use is never idle for that long.
  static constexpr Millis far_ahead = 7 * held_for;

  const Clock wall_;
  const Clock steady_;
  Millis last_wall_;
  Millis last_steady_;
  std::optional<Millis> held_until_;
};

}  // namespace camlann::server
