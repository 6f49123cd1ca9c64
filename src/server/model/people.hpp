#pragma once
// Ratings, scores and bonds of players. Values.

#include <cstdint>
#include <string>

#include "base/words.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/finished_game.hpp"

namespace camlann::server {

/// A player's rating in one variant at one speed.
struct PlayerRating {
  std::string variant;
  rating::Speed speed{};
  KeptRating kept;

  bool operator==(const PlayerRating&) const = default;
};

/// The rating right after a game, or an imported one.
struct RatingPoint {
  std::string variant;
  rating::Speed speed{};
  std::string game;  // empty for an imported one
  Millis at = 0;
  rating::Glicko after;

  bool operator==(const RatingPoint&) const = default;
};

/// A player's wins, draws and losses, in a variant or against an opponent.
struct Tally {
  std::string variant;   // empty: all variants
  std::string opponent;  // empty: all opponents
  int won = 0;
  int drawn = 0;
  int lost = 0;

  bool operator==(const Tally&) const = default;
};

/// A player in games with others.
struct Seated {
  std::string name;  // the latest; empty for none
  Millis since = 0;  // of the first of these games

  bool operator==(const Seated&) const = default;
};

/// A player's decision about another.
enum class Bond : std::uint8_t { follow, block };

struct Leader {
  std::string player;
  KeptRating kept;

  bool operator==(const Leader&) const = default;
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::Bond> {
  using enum server::Bond;
  static constexpr Word<server::Bond> table[] = {{follow, "follow"}, {block, "block"}};
};

}  // namespace camlann
