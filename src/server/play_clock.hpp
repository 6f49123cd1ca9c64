#pragma once
// The clock of timed games: how long a server of these games has run in all. It stands still while
// there is none, and while the machine sleeps, so that nobody loses on time to an outage; and it
// never goes back, whatever is done to the wall clock. Only on the games' thread.

#include <algorithm>
#include <utility>

#include "server/clock.hpp"

namespace camlann::server {

class PlayClock {
 public:
  /// `steady` never goes back, and may begin anywhere.
  explicit PlayClock(Clock steady) : steady_(std::move(steady)), started_(steady_()) {}

  /// Goes on from what it showed when it was last written down.
  void go_on_from(Millis shown) {
    before_ = shown;
    started_ = steady_();
  }
  [[nodiscard]] Millis now() const { return before_ + std::max<Millis>(0, steady_() - started_); }

 private:
  Clock steady_;
  Millis before_ = 0;  // of earlier processes
  Millis started_;
};

}  // namespace camlann::server
