#include "play/clock.hpp"

#include <optional>

#include "rules/verdict.hpp"

namespace camlann::play {

Clocks::Clocks(const TimeControl& control) : control_(control) {
  left_.fill(control.base);
}

void Clocks::run(Seat seat, Millis now) {
  if (!control_) return;
  stop(now);
  running_ = seat;
  since_ = now;
}

void Clocks::press(Millis now) {
  if (!control_ || !running_) return;
  const Seat seat = *running_;
  stop(now);
  left_[index_of(seat)] += control_->increment;
}

void Clocks::stop(Millis now) {
  if (!running_) return;
  left_[index_of(*running_)] -= now - since_;
  running_.reset();
}

std::optional<Millis> Clocks::left(Seat seat, Millis now) const {
  if (!control_) return std::nullopt;
  const Millis passed = running_ == seat ? now - since_ : 0;
  return left_[index_of(seat)] - passed;
}

}  // namespace camlann::play
