#pragma once
// The clock of timed games: how long a server of these games has run in all. It stands still while
// there is none, while nothing can be saved, and while the machine sleeps or the process stands
// still, so that nobody loses on time to an outage; and it never goes back, whatever is done to the
// wall clock. Only on the games' thread.

#include <algorithm>
#include <optional>
#include <utility>

#include "server/core/clock.hpp"

namespace camlann::server {

class PlayClock {
 public:
  /// `steady` never goes back, and may begin anywhere. Between two questions the clock goes on by
  /// `longest` at most: in a longer pause nobody could move, and it has stood still.
  PlayClock(Clock steady, Millis longest)
      : steady_(std::move(steady)), longest_(longest), started_(steady_()), seen_(started_) {}

  /// Goes on from what it showed when it was last written down, in so long a time.
  void go_on_from(Millis shown, Millis grace) {
    before_ = shown;
    seen_ = steady_();
    started_ = seen_ + grace;
    stopped_.reset();
  }
  /// Until go_on(). It has shown this since something went wrong.
  void stand_still(Millis shown) {
    if (stopped_) return;
    before_ = shown;
    stopped_ = steady_();
    rest_ = std::max<Millis>(0, started_ - *stopped_);
  }
  void go_on() {
    if (stopped_) go_on_from(before_, rest_);
  }
  /// Whether it has stood still for a pause since this was asked last. To be asked whenever its
  /// thread has waited for something.
  [[nodiscard]] bool stood_still() {
    (void)time();
    return std::exchange(stood_still_, false);
  }
  /// The grace lasts.
  [[nodiscard]] bool waits() const { return !stopped_ && time() < started_; }
  /// For how long it has stood still by stand_still(); nothing while it goes.
  [[nodiscard]] std::optional<Millis> stood() const {
    if (!stopped_) return std::nullopt;
    return steady_() - *stopped_;
  }
  /// What a page goes on from that counts by itself: less than now() while the grace lasts.
  [[nodiscard]] Millis told() const {
    const auto now = time();
    return stopped_ ? before_ : before_ + now - started_;
  }
  [[nodiscard]] Millis now() const { return std::max(before_, told()); }

 private:
  /// By steady_; the thread runs, and a pause before that is left out.
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
  Millis before_ = 0;  // what it showed at started_, or when it was stopped
  mutable Millis started_;
  mutable Millis seen_;  // when the thread was last known to run
  mutable bool stood_still_ = false;
  std::optional<Millis> stopped_;
  Millis rest_ = 0;  // of the grace, when it was stopped
};

}  // namespace camlann::server
