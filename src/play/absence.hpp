#pragma once
// Players who have gone: from when on the others need wait no longer. Pure; the server says who is
// gone. Thread-safe.

#include <array>
#include <optional>

#include "play/clock.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// For how long each seat has been without a connection; 0 while it has one.
using Absence = std::array<Millis, most_seats>;

/// A connection that is lost for less than this may come back by itself.
inline constexpr Millis reconnecting_time = 15 * one_second;

/// After so much absence the others need wait no longer: 30 s in games of up to three minutes, a
/// minute in those of up to ten, else, and without clocks, two. Nothing where a move takes days.
[[nodiscard]] std::optional<Millis> longest_absence(const std::optional<TimeControl>& time);

/// Whether this seat's player has been gone for too long.
[[nodiscard]] bool has_left(const State& state, Seat seat, const Absence& absence);

/// For whom they may move: also for a partner who has left, until he is back.
[[nodiscard]] Who standing_in(const State& state, Who who, const Absence& absence);

}  // namespace camlann::play
