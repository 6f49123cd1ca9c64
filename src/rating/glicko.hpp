#pragma once
// How strong a player is, and how sure that is: M. E. Glickman, "Example of the Glicko-2 system"
// (glicko.net). For players on a server; the Elo of matches between engines is lab/rating.hpp.
// Called when a rated game ends and where ratings are shown. Pure; thread-safe.

#include <cstdint>
#include <string>
#include <vector>

namespace camlann::rating {

/// What is known of a player in one game at one speed. The defaults are those of a new player.
/// The true strength is within 1.96 deviations of the rating in 95 of 100 cases.
struct Glicko {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;  // how much the strength itself changes from period to period

  bool operator==(const Glicko&) const = default;
};

/// One game against one opponent, as the player who is rated saw it.
struct Bout {
  Glicko opponent;
  double score = 0;   // 1 won, 0.5 drawn, 0 lost
  double weight = 1;  // how many games it counts as
  double share = 1;   // how much of the own side's strength is the player's
};

/// How the volatility may change: the system constant of the paper, whose example has this value.
constexpr double tau = 0.5;

/// The length of a rating period. With it a deviation of 60 grows to 110 in a year without games.
constexpr double days_per_period = 4.665;

/// Nobody is less known than a new player, and no rating stands still: at the lower limit a win
/// over an equal is still worth two points.
constexpr double highest_deviation = 350;
constexpr double lowest_deviation = 25;
constexpr double highest_volatility = 0.1;

/// Above this deviation a rating is provisional. It takes about ten games against known opponents.
constexpr double provisional_above = 110;

/// The player after these games, all played at once, `periods` after the last ones: steps 2 to 8 of
/// the paper for one period. Without games the deviation grows and nothing else changes. The result
/// is within the limits above if the player was.
[[nodiscard]] Glicko after(const Glicko& player, const std::vector<Bout>& bouts,
                           double periods = 1);

/// The player after `periods` without games.
[[nodiscard]] Glicko idle(const Glicko& player, double periods);

/// How many rating periods lie between two times in milliseconds; 0 if the second is not later.
[[nodiscard]] double periods_between(std::int64_t from_ms, std::int64_t to_ms);

/// What the player is expected to score against this opponent, from 0 to 1.
[[nodiscard]] double expected_score(const Glicko& player, const Glicko& opponent);

[[nodiscard]] bool provisional(const Glicko& player);

/// "1571", or "1571?" while it is provisional.
[[nodiscard]] std::string to_text(const Glicko& player);

}  // namespace camlann::rating
