#pragma once
// Estimates a player's strength and its uncertainty: M. E. Glickman, "Example of the Glicko-2
// system" (glicko.net). For players on a server; the Elo of engine matches is in lab/rating.hpp.
// Called when a rated game ends and where ratings are shown. Pure; thread-safe.

#include <cstdint>
#include <string>
#include <vector>

namespace camlann::rating {

/// A player's rating in one game at one speed. The defaults are those of a new player. In 95 of 100
/// cases the true strength is within 1.96 deviations of the rating.
struct Glicko {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;  // expected change of the strength itself from period to period

  bool operator==(const Glicko&) const = default;
};

/// One game against one opponent, from the view of the rated player.
struct Bout {
  Glicko opponent;
  double score = 0;   // 1 won, 0.5 drawn, 0 lost
  double weight = 1;  // number of games that it counts as
  double share = 1;   // the player's share in the strength of the own side
};

/// Limits the change of the volatility: the system constant of the paper, with the value of its
/// example.
constexpr double tau = 0.5;

/// The length of a rating period. It makes a deviation of 60 grow to 110 in a year without games.
constexpr double days_per_period = 4.665;

/// The deviation never exceeds that of a new player, and never falls so low that a rating stops
/// moving: at the lower limit a win over an equal player is still worth two points.
constexpr double highest_deviation = 350;
constexpr double lowest_deviation = 25;
constexpr double highest_volatility = 0.1;

/// Above this deviation a rating is provisional. Leaving it takes about ten games against opponents
/// with known ratings.
constexpr double provisional_above = 110;

/// Returns the player's rating after these games, all played at once, `periods` after the last
/// ones: steps 2 to 8 of the paper for one period. Without games only the deviation grows. The
/// result is within the limits above if the player was.
[[nodiscard]] Glicko after(const Glicko& player, const std::vector<Bout>& bouts,
                           double periods = 1);

/// Returns the player's rating after `periods` without games.
[[nodiscard]] Glicko idle(const Glicko& player, double periods);

/// Returns the number of rating periods between two times in milliseconds; 0 if the second is not
/// later.
[[nodiscard]] double periods_between(std::int64_t from_ms, std::int64_t to_ms);

/// Returns the player's expected score against this opponent, from 0 to 1.
[[nodiscard]] double expected_score(const Glicko& player, const Glicko& opponent);

[[nodiscard]] bool provisional(const Glicko& player);

/// Formats the rating: "1571", or "1571?" while it is provisional.
[[nodiscard]] std::string to_text(const Glicko& player);

}  // namespace camlann::rating
