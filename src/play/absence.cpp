#include "play/absence.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "play/clock.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

std::optional<Millis> longest_absence(const std::optional<TimeControl>& time) {
  constexpr Millis minute = 60 * one_second;
  if (!time) return 2 * minute;
  if (!time->live()) return std::nullopt;
  if (time->base <= 3 * minute) return minute / 2;
  return time->base <= 10 * minute ? minute : 2 * minute;
}

Absence absence_in_turn(Absence absence, Millis duration) {
  for (auto& one : absence) one = std::min(one, std::max<Millis>(0, duration));
  return absence;
}

bool has_left(const State& state, Seat seat, const Absence& absence) {
  const auto longest = longest_absence(state.terms.time);
  const Player player = player_at(state.terms.players, seat);
  return longest && player.person() && !player.display && absence[index_of(seat)] >= *longest;
}

Who standing_in(const State& state, Who who, const Absence& absence) {
  Who all = who;
  if (!sit_apart(state.terms.players)) return all;
  for (unsigned index = 0; index < state.terms.players.size(); ++index) {
    const auto seat = static_cast<Seat>(index);
    bool partner = false;
    for (unsigned own = 0; own < state.terms.players.size(); ++own) {
      const auto theirs = static_cast<Seat>(own);
      partner =
          partner || (who.has(theirs) && state.board.side_of(theirs) == state.board.side_of(seat));
    }
    if (!partner || !has_left(state, seat, absence)) continue;
    all.seats = static_cast<std::uint8_t>(all.seats | bit_of(seat));
  }
  return all;
}

}  // namespace camlann::play
