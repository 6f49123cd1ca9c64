#include "play/clock.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

Result<void> check(const TimeControl& control) {
  const auto within = [](Millis value, Millis most) { return value >= 0 && value <= most; };
  const bool known = within(control.base, longest_base) &&
                     within(control.increment, longest_increment) &&
                     within(control.delay, longest_increment) && within(control.days, most_days);
  const bool live = control.base > 0;
  const bool extras = control.increment > 0 || control.delay > 0;
  if (known && (control.days > 0 ? !live && !extras : live)) return {};
  return failure(
      ErrorCode::syntax, "This is not a valid time control", "time",
      "1 s to 24 h for the game, or 1 to " + std::to_string(most_days) + " days for each move");
}

Clocks::Clocks(const TimeControl& control) : control_(control) {
  left_.fill(control.at_first());
  reserve_.fill(lag_reserve);
}

void Clocks::begin(Seat seat, Turn turn, Millis now) {
  if (!control_) return;
  stop(now);
  turn_ = seat;
  kind_ = turn;
  if (!control_->live()) left_[index_of(seat)] = control_->at_first();
}

Millis Clocks::press(Millis now, Millis spared) {
  if (!control_ || !turn_) return 0;
  const std::size_t seat = index_of(*turn_);
  const bool timed = kind_ == Turn::timed;
  stop(now);
  if (!timed) return 0;
  if (!control_->live()) {
    left_[seat] = control_->at_first();
    return 0;
  }
  left_[seat] += control_->increment + spared;
  reserve_[seat] = std::min(lag_reserve, reserve_[seat] - spared + lag_refill);
  return control_->increment;
}

void Clocks::take_increment(Seat seat, Millis increment) {
  auto& left = left_[index_of(seat)];
  left = std::max(left - increment, std::min(left, one_second));
}

void Clocks::stop(Millis now) {
  if (turn_) left_[index_of(*turn_)] -= charge(now);
  turn_.reset();
  since_ = std::max(since_, now);
  rested_.reset();
}

bool Clocks::may_rest(Millis from, Millis until) const {
  if (!control_ || control_->live() || !turn_ || kind_ != Turn::timed) return false;
  if (rested_ && rested_->from == from) return rested_->until != until && until >= since_;
  const auto last = end();
  return until > std::max(runs_from(), from) && last && from < *last;
}

void Clocks::rest(Millis from, Millis until) {
  if (!turn_ || !may_rest(from, until)) return;
  if (!rested_ || rested_->from != from) {
    left_[index_of(*turn_)] -= charge(std::max(from, runs_from()));
  }
  rested_ = {from, until};
}

Millis Clocks::charge(Millis now) const {
  if (!control_ || kind_ != Turn::timed) return 0;
  return std::max<Millis>(0, now - runs_from() - control_->delay);
}

std::optional<Millis> Clocks::left(Seat seat, Millis now) const {
  if (!control_) return std::nullopt;
  return left_[index_of(seat)] - (turn_ == seat ? charge(now) : 0);
}

Millis Clocks::allowance() const {
  if (!control_ || !control_->live() || !turn_ || kind_ != Turn::timed) return 0;
  return std::min(lag_per_move, reserve_[index_of(*turn_)]);
}

Millis Clocks::spared(const Arrival& arrival) const {
  return std::clamp<Millis>(arrival.lag, 0, std::min(allowance(), charge(arrival.now)));
}

std::optional<Millis> Clocks::end() const {
  if (!control_ || !turn_ || kind_ == Turn::untimed) return std::nullopt;
  if (kind_ == Turn::first) return since_ + first_move_time;
  return runs_from() + control_->delay + left_[index_of(*turn_)];
}

bool Clocks::too_late(const Arrival& arrival) const {
  const auto last = end();
  return last && arrival.now - spared(arrival) >= *last;
}

std::optional<Millis> Clocks::deadline() const {
  auto last = end();
  if (last) *last += allowance();
  return last;
}

bool Clocks::overdue(Millis now) const {
  const auto last = deadline();
  return last && now >= *last;
}

std::optional<ClockFace> Clocks::face() const {
  if (!control_) return std::nullopt;
  ClockFace face;
  for (std::size_t seat = 0; seat < left_.size(); ++seat) {
    face.left[seat] = std::max<Millis>(0, left_[seat]);
  }
  face.since = runs_from();
  if (turn_ && kind_ == Turn::timed) face.running = turn_;
  if (turn_ && kind_ == Turn::first) face.first_move_by = end();
  return face;
}

}  // namespace camlann::play
