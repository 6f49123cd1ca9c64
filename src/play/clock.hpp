#pragma once
// The clocks of a game: how much time each seat has left. Values; the present is always handed in,
// and a present that is earlier than the last one counts as the last one. Used by the state of a
// game (play/state.hpp). Thread-safe.

#include <array>
#include <cstdint>
#include <optional>

#include "base/result.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// Milliseconds since a fixed moment, or of a duration.
using Millis = std::int64_t;

inline constexpr Millis one_second = 1000;
inline constexpr Millis one_day = Millis{24} * 60 * 60 * one_second;

/// How much time there is: for the whole game (live), or for each move anew (days).
struct TimeControl {
  Millis base = 0;       // of each seat for the game
  Millis increment = 0;  // added after each move
  Millis delay = 0;      // of each move, before the clock runs
  int days = 0;          // for each move, in place of the three above; 0 in live games

  [[nodiscard]] bool live() const { return days == 0; }
  /// What a seat has at the beginning.
  [[nodiscard]] Millis at_first() const { return live() ? base : days * one_day; }
  bool operator==(const TimeControl&) const = default;
};

inline constexpr Millis longest_base = one_day;
inline constexpr Millis longest_increment = Millis{60} * 60 * one_second;
inline constexpr int most_days = 60;

/// An error, about `time`, if nobody can play by it.
[[nodiscard]] Result<void> check(const TimeControl& control);

/// In a live game no clock runs before each seat has made its first move. Each of these moves has
/// to be made within this time.
inline constexpr Millis first_move_time = 60 * one_second;

/// A live clock does not charge the time that a move was on its way, as the server measured it:
/// so much of one move, out of a reserve that each seat has, and that each of its moves refills.
inline constexpr Millis lag_per_move = 500;
inline constexpr Millis lag_reserve = 2000;
inline constexpr Millis lag_refill = 400;

/// When something arrives, and how long it was on its way.
struct Arrival {
  Millis now = 0;
  Millis lag = 0;
};

/// What a turn does to the clock of its seat.
enum class Turn : std::uint8_t {
  untimed,  // nothing: a computer's
  first,    // nothing, but it has to end within `first_move_time`
  timed
};

/// What somebody needs who shows the clocks.
struct ClockFace {
  std::array<Millis, most_seats> left{};  // at `since`, not below 0
  std::optional<Seat> running;            // whose time passes from `since` + the delay on
  Millis since = 0;                       // the turn began, or a leave in it ends
  std::optional<Millis> first_move_by;    // the game is called off then

  bool operator==(const ClockFace&) const = default;
};

/// At most one seat has its turn at a time: from begin() to press() or stop().
class Clocks {
 public:
  Clocks() = default;
  explicit Clocks(const TimeControl& control);

  /// The turn of this seat begins; that of another one stops.
  void begin(Seat seat, Turn turn, Millis now);
  /// The seat has moved: `spared` of the time is not charged, and it gets its increment or its
  /// days.
  void press(Millis now, Millis spared = 0);
  /// Nobody's turn.
  void stop(Millis now);
  /// The clock that runs by days stands still from then until then; what passed before is charged.
  /// Said again with the same beginning and another end, that end counts.
  void rest(Millis from, Millis until);

  [[nodiscard]] std::optional<Seat> turn() const { return turn_; }
  /// Whether rest() would do anything: the clock of this turn runs by days, had not run out when
  /// the rest began, and the rest goes on behind what is known to be none of its time.
  [[nodiscard]] bool may_rest(Millis from, Millis until) const;
  /// What a seat has left, below 0 when it has overstepped it; nothing where no clock is used.
  [[nodiscard]] std::optional<Millis> left(Seat seat, Millis now) const;
  /// How much of the time is spared the seat if its move arrives so.
  [[nodiscard]] Millis spared(const Arrival& arrival) const;
  /// Whether a move that arrives so is too late.
  [[nodiscard]] bool too_late(const Arrival& arrival) const;
  /// From when on the turn is over for want of time, however long a move was on its way. Nothing
  /// where no time limit runs.
  [[nodiscard]] std::optional<Millis> deadline() const;
  [[nodiscard]] bool overdue(Millis now) const;
  /// Nothing where no clock is used.
  [[nodiscard]] std::optional<ClockFace> face() const;

  bool operator==(const Clocks&) const = default;

 private:
  /// Of the time of the running seat.
  [[nodiscard]] Millis charge(Millis now) const;
  /// What it can be spared at most.
  [[nodiscard]] Millis allowance() const;
  /// When the time of the turn runs out.
  [[nodiscard]] std::optional<Millis> end() const;

  /// From when on time is charged.
  [[nodiscard]] Millis runs_from() const { return rested_ ? rested_->until : since_; }

  struct Rested {
    Millis from = 0;
    Millis until = 0;

    bool operator==(const Rested&) const = default;
  };

  std::optional<TimeControl> control_;
  std::array<Millis, most_seats> left_{};     // when the turn began
  std::array<Millis, most_seats> reserve_{};  // of lag
  std::optional<Seat> turn_;
  Turn kind_ = Turn::untimed;
  Millis since_ = 0;              // the turn began, or the last one ended
  std::optional<Rested> rested_;  // the last rest in this turn
};

}  // namespace camlann::play
