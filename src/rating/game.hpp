#pragma once
// Updates the ratings of two to four players after a rated game (doc/ratings.md). Pure;
// thread-safe.

#include <cstdint>
#include <vector>

#include "base/words.hpp"
#include "rating/glicko.hpp"

namespace camlann::rating {

/// A player of the game.
struct Sitter {
  Glicko before;
  double periods = 0;  // since the player's last rated game of this kind
  unsigned side = 0;   // members of one side win together
  bool fixed = false;  // a computer's rating, which is published and never changes
};

/// Returns all ratings after the game, in the order given. `winners` has a bit per side; 0 means a
/// draw. The strength of a side is the average of its members. Two sides play one game. Of three
/// sides, the winner plays half a game against each of the others, which play none against each
/// other, because their order is unknown; a drawn game is half a game for each pair of sides.
[[nodiscard]] std::vector<Glicko> after_game(const std::vector<Sitter>& sitters,
                                             std::uint8_t winners);

/// Each variant has a separate rating for each of these speeds.
enum class Speed : std::uint8_t { fast, slow, days };

/// Returns the speed of a game with a clock, from the time that 40 moves may take a player: fast
/// below ten minutes. Correspondence games are `days`, whatever their time limit.
[[nodiscard]] Speed speed_of(std::int64_t base_ms, std::int64_t increment_ms);

}  // namespace camlann::rating

/// The names used in protocols and databases.
namespace camlann {

template <>
struct Words<rating::Speed> {
  using enum rating::Speed;
  static constexpr Word<rating::Speed> table[] = {{fast, "fast"}, {slow, "slow"}, {days, "days"}};
};

}  // namespace camlann
