#pragma once
// What a finished game of two to four players does to their ratings (doc/ratings.md). Called when a
// rated game ends. Pure; thread-safe.

#include <cstdint>
#include <vector>

#include "base/words.hpp"
#include "rating/glicko.hpp"

namespace camlann::rating {

/// Somebody who sat at the game.
struct Sitter {
  Glicko before;
  double periods = 0;  // since the player's last rated game of this kind
  unsigned side = 0;   // those of one side win together
  bool fixed = false;  // a computer's rating, which is published and never changes
};

/// Everybody's rating after the game, in the order given. `winners` has a bit per side; none for a
/// draw. A side is as strong as its members on average. Two sides play one game. Of three, the one
/// that wins plays half a game against each other one, and the others, whose order is not known,
/// play none between them; a drawn game is half a game for each pair of sides.
[[nodiscard]] std::vector<Glicko> after_game(const std::vector<Sitter>& sitters,
                                             std::uint8_t winners);

/// Ratings differ for each variant of the game and each of these.
enum class Speed : std::uint8_t { fast, slow, days };

/// Of a game with a clock, by the time that 40 moves may take a player: fast below ten minutes.
/// Correspondence is `days` whatever the time for a move.
[[nodiscard]] Speed speed_of(std::int64_t base_ms, std::int64_t increment_ms);

}  // namespace camlann::rating

/// The words of protocols and databases.
namespace camlann {

template <>
struct Words<rating::Speed> {
  using enum rating::Speed;
  static constexpr Word<rating::Speed> table[] = {{fast, "fast"}, {slow, "slow"}, {days, "days"}};
};

}  // namespace camlann
