#pragma once
// The clocks of a game: how much time each seat has left. Values; the present is always handed in.
// Used by the state of a game (play/state.hpp). Thread-safe.

#include <array>
#include <cstdint>
#include <optional>

#include "rules/verdict.hpp"

namespace camlann::play {

/// Milliseconds since 1970-01-01 UTC, or of a duration.
using Millis = std::int64_t;

struct TimeControl {
  Millis base = 0;       // of each seat for the game
  Millis increment = 0;  // added after each move

  bool operator==(const TimeControl&) const = default;
};

/// Runs from start() to stop(), for one seat at a time.
class Clocks {
 public:
  Clocks() = default;
  explicit Clocks(const TimeControl& control);

  /// From now on the time of this seat passes; that of another one stops.
  void run(Seat seat, Millis now);
  /// The time of this seat passes no more, and it gets its increment.
  void press(Millis now);
  /// Nobody's time passes.
  void stop(Millis now);

  /// What a seat has left, below 0 when it has overstepped it; nothing where no clock is used.
  [[nodiscard]] std::optional<Millis> left(Seat seat, Millis now) const;

  bool operator==(const Clocks&) const = default;

 private:
  std::optional<TimeControl> control_;
  std::array<Millis, most_seats> left_{};  // when `since_` was
  std::optional<Seat> running_;
  Millis since_ = 0;
};

}  // namespace camlann::play
