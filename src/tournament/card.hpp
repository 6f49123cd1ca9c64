#pragma once
// A tournament from each player's side: what happened to them in each round. Read by standings and
// by the systems that pair by what was. Pure.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/state.hpp"

namespace camlann::tournament {

/// One round of one player.
struct Outing {
  enum class Kind : std::uint8_t {
    absent,  // not there: no points
    open,    // a game without a result yet
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

using Card = std::vector<Outing>;  // an outing for each round paired so far

/// One for each entrant. In a round robin the games of a player who has left before half of them
/// were played do not count for anybody (FIDE's rules for competitions).
[[nodiscard]] std::vector<Card> cards(const State& state);

/// Points so far in halves.
[[nodiscard]] int halves_of(const Card& card);

}  // namespace camlann::tournament
