#pragma once
// The clock of timed games: the total time that a server has run these games. It pauses while no
// server has them, while nothing can be saved, and while the machine sleeps or the process is
// suspended, so no player loses on time to an outage. It never goes back, even if the wall clock is
// changed. Only for the games' thread.

#include <algorithm>
#include <optional>
#include <utility>

#include "server/core/clock.hpp"

namespace camlann::server {

class PlayClock {
 public:
  /// `steady` never goes back and may start anywhere. Between two readings the clock advances by at
  /// most `longest`; a longer pause does not count, because no player could move in it.
  PlayClock(Clock steady, Millis longest)
      : steady_(std::move(steady)), longest_(longest), started_(steady_()), seen_(started_) {}

  /// Continues from the last saved reading, after a grace period.
  void go_on_from(Millis shown, Millis grace) {
    before_ = shown;
    seen_ = steady_();
    started_ = seen_ + grace;
    stopped_.reset();
  }
  /// Stops the clock until go_on(); it keeps this reading, from when the trouble began.
  void stand_still(Millis shown) {
    if (stopped_) return;
    before_ = shown;
    stopped_ = steady_();
    rest_ = std::max<Millis>(0, started_ - *stopped_);
  }
  void go_on() {
    if (stopped_) go_on_from(before_, rest_);
  }
  /// True if the clock has skipped a pause since the last call. Call it whenever the thread has
  /// waited for something.
  [[nodiscard]] bool stood_still() {
    (void)time();
    return std::exchange(stood_still_, false);
  }
  /// True during the grace period.
  [[nodiscard]] bool waits() const { return !stopped_ && time() < started_; }
  /// Returns for how long stand_still() has stopped the clock; nothing while it runs.
  [[nodiscard]] std::optional<Millis> stood() const {
    if (!stopped_) return std::nullopt;
    return steady_() - *stopped_;
  }
  /// Returns the reading from which a page counts on its own: below now() during the grace period.
  [[nodiscard]] Millis told() const {
    const auto now = time();
    return stopped_ ? before_ : before_ + now - started_;
  }
  [[nodiscard]] Millis now() const { return std::max(before_, told()); }

 private:
  /// Reads steady_ and records that the thread runs; leaves out a pause before that.
  Millis time() const {
    const auto now = steady_();
    const auto pause = now - std::exchange(seen_, now);
    if (pause > longest_ && !stopped_) {
      started_ += pause;
      stood_still_ = true;
    }
    return now;
  }

  Clock steady_;
  const Millis longest_;
  Millis before_ = 0;  // the reading at started_, or when stopped
  mutable Millis started_;
  mutable Millis seen_;  // when the thread was last known to run
  mutable bool stood_still_ = false;
  std::optional<Millis> stopped_;
  Millis rest_ = 0;  // of the grace period, when stopped
};

}  // namespace camlann::server
