#pragma once
// The clocks of a game: the time left for each seat. Values; the caller passes the current time,
// and a time earlier than the last one counts as the last one. Part of the game's state
// (play/state.hpp). Thread-safe.

#include <array>
#include <cstdint>
#include <optional>

#include "base/result.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// A time in milliseconds since a fixed moment, or a duration.
using Millis = std::int64_t;

inline constexpr Millis one_second = 1000;
inline constexpr Millis one_day = Millis{24} * 60 * 60 * one_second;

/// The time limits: for the whole game (live), or for each move (days).
struct TimeControl {
  Millis base = 0;       // per seat, for the game
  Millis increment = 0;  // added after each move
  Millis delay = 0;      // per move, before the clock runs
  int days = 0;          // per move, instead of the three above; 0 in live games

  [[nodiscard]] bool live() const { return days == 0; }
  /// Returns the time on each clock at the start.
  [[nodiscard]] Millis at_first() const { return live() ? base : days * one_day; }
  bool operator==(const TimeControl&) const = default;
};

inline constexpr Millis longest_base = one_day;
inline constexpr Millis longest_increment = Millis{60} * 60 * one_second;
inline constexpr int most_days = 60;

/// Returns an error about `time` if no game can be played with these limits.
[[nodiscard]] Result<void> check(const TimeControl& control);

/// In a live game no clock runs until each seat has made its first move. Each first move has this
/// time limit.
inline constexpr Millis first_move_time = 60 * one_second;

/// A live clock does not charge the time that a move spends on the network, as measured by the
/// server. Each seat has a reserve of such time; each of its moves uses up to `lag_per_move` and
/// refills the reserve.
inline constexpr Millis lag_per_move = 500;
inline constexpr Millis lag_reserve = 2000;
inline constexpr Millis lag_refill = 400;

/// When a move arrives, and how long it was on the network.
struct Arrival {
  Millis now = 0;
  Millis lag = 0;
};

/// The effect of a turn on its seat's clock.
enum class Turn : std::uint8_t {
  untimed,  // nothing: a computer's turn
  first,    // nothing, but the turn has to end within `first_move_time`
  timed
};

/// The data needed to show the clocks.
struct ClockFace {
  std::array<Millis, most_seats> left{};  // at `since`, not below 0
  std::optional<Seat> running;            // this seat's time passes from `since` + the delay
  Millis since = 0;                       // when the turn began, or a leave in it ends
  std::optional<Millis> first_move_by;    // the game is aborted at this time

  bool operator==(const ClockFace&) const = default;
};

/// At most one seat is on turn at a time: from begin() to press() or stop().
class Clocks {
 public:
  Clocks() = default;
  explicit Clocks(const TimeControl& control);
  /// Gives a seat more time before its first turn.
  void add(Seat seat, Millis extra) { left_[index_of(seat)] += extra; }

  /// Begins the turn of this seat and stops the turn of any other.
  void begin(Seat seat, Turn turn, Millis now);
  /// Ends the turn of the seat that moved: adds its increment, or resets its days, and does not
  /// charge `spared`. Returns the increment added.
  Millis press(Millis now, Millis spared = 0);
  /// Takes an increment away again, because its move is taken back; leaves a second at least.
  void take_increment(Seat seat, Millis increment);
  /// Ends the current turn; no clock runs.
  void stop(Millis now);
  /// Pauses a clock that runs by days, between these times; the time before is charged. A second
  /// call with the same beginning replaces the end.
  void rest(Millis from, Millis until);

  [[nodiscard]] std::optional<Seat> turn() const { return turn_; }
  /// Returns when the current turn began, or the last one ended.
  [[nodiscard]] Millis since() const { return since_; }
  /// True if rest() changes something: the clock of this turn runs by days, had not run out when
  /// the rest began, and the rest ends later than any known rest.
  [[nodiscard]] bool may_rest(Millis from, Millis until) const;
  /// Returns the time left for a seat, below 0 if its time has run out; nothing without a clock.
  [[nodiscard]] std::optional<Millis> left(Seat seat, Millis now) const;
  /// Returns the part of the turn's time that is not charged for a move with this arrival.
  [[nodiscard]] Millis spared(const Arrival& arrival) const;
  /// True if a move with this arrival is too late.
  [[nodiscard]] bool too_late(const Arrival& arrival) const;
  /// Returns the time at which the turn is lost on time, even with the largest allowance for the
  /// network. Nothing if no time limit runs.
  [[nodiscard]] std::optional<Millis> deadline() const;
  [[nodiscard]] bool overdue(Millis now) const;
  /// Returns nothing without a clock.
  [[nodiscard]] std::optional<ClockFace> face() const;

  bool operator==(const Clocks&) const = default;

 private:
  /// Returns the time to charge the running seat.
  [[nodiscard]] Millis charge(Millis now) const;
  /// Returns the largest network time that can be credited to the running seat.
  [[nodiscard]] Millis allowance() const;
  /// Returns the time at which the turn's time runs out.
  [[nodiscard]] std::optional<Millis> end() const;

  /// Returns the time from which the turn is charged.
  [[nodiscard]] Millis runs_from() const { return rested_ ? rested_->until : since_; }

  struct Rested {
    Millis from = 0;
    Millis until = 0;

    bool operator==(const Rested&) const = default;
  };

  std::optional<TimeControl> control_;
  std::array<Millis, most_seats> left_{};     // at the start of the turn
  std::array<Millis, most_seats> reserve_{};  // of network time
  std::optional<Seat> turn_;
  Turn kind_ = Turn::untimed;
  Millis since_ = 0;              // when the turn began, or the last one ended
  std::optional<Rested> rested_;  // the last rest in this turn
};

}  // namespace camlann::play
