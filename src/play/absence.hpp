#pragma once
// Absent players: how long the other players must wait for them. Pure functions; the server
// measures the absence. Thread-safe.

#include <array>
#include <optional>

#include "play/clock.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// For each seat, how long its player has been without a connection; 0 while connected.
using Absence = std::array<Millis, most_seats>;

/// A connection lost for less than this is expected to come back by itself.
inline constexpr Millis reconnecting_time = 15 * one_second;

/// Returns the absence after which the others need not wait any longer: 30 s in games of up to
/// three minutes, one minute in games of up to ten, two minutes in longer games and in games
/// without clocks. Nothing if a move may take days.
[[nodiscard]] std::optional<Millis> longest_absence(const std::optional<TimeControl>& time);

/// Returns the absence that counts in a turn of this duration. An absence before the turn does not
/// count, so that the absent player has the turn's time to come back.
[[nodiscard]] Absence absence_in_turn(Absence absence, Millis duration);

/// True if the player on this seat has been absent for longer than longest_absence(). The giver of
/// a display is at other boards, and never counts as absent.
[[nodiscard]] bool has_left(const State& state, Seat seat, const Absence& absence);

/// Returns the seats that these players may move for: their own, and those of an absent partner.
[[nodiscard]] Who standing_in(const State& state, Who who, const Absence& absence);

}  // namespace camlann::play
