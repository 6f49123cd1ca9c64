#pragma once
// A tournament from each player's side: the result of each round. Used by standings and by the
// systems that pair by earlier results. Pure.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/state.hpp"

namespace camlann::tournament {

/// One round of one player.
struct Outing {
  enum class Kind : std::uint8_t {
    absent,  // did not take part: no points
    open,    // a game that has no result yet
    played,
    won_by_forfeit,
    lost_by_forfeit,
    win_bye,
    half_bye,
    rest,  // not a round for this player: free in a round robin, or the game does not count
  };
  Kind kind = Kind::absent;
  std::optional<std::size_t> opponent;  // index of the entrant
  bool white = false;
  int halves = 0;  // points

  bool operator==(const Outing&) const = default;
};

using Card = std::vector<Outing>;  // one outing for each paired round

/// Returns a card for each entrant. The giver of a display has no opponent there, and the points of
/// all boards. If a player leaves a round robin before playing half of the
/// games, none of that player's games count (FIDE's rules for competitions).
[[nodiscard]] std::vector<Card> cards(const State& state);

/// Returns the current points, in halves.
[[nodiscard]] int halves_of(const Card& card);

}  // namespace camlann::tournament
