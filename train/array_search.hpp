#pragma once
// Arrays of Camblam: draws arrangements, sieves them by search, and plays games from them. Called
// by arrays.cpp. Repeatable by the seed.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "camblam_game.hpp"
#include "games.hpp"
#include "games/camblam/arrays.hpp"
#include "search/score.hpp"
#include "units.hpp"

namespace camlann::train {

using camblam::Arrangement;

/// Draws an arrangement: one of three has all men at random, one has king and queen in the middle
/// of rank 1, one differs from the usual array by one to three exchanges. The queen is on White's
/// left: an array with the king there is the mirror image and plays alike.
[[nodiscard]] Arrangement drawn(Random& random);

/// The result of a search from the start.
struct Sieved {
  Arrangement arrangement;
  std::string_view what;    // kept, attacked, won, ahead
  Score score = 0;          // for White, by the last search
  std::uint64_t nodes = 0;  // of the last search
};

/// Drops arrangements in which a man is attacked at the start, then those that a search of 1/64, of
/// 1/8 or of all nodes shows to be won, or in which one side is more than `limit` ahead; the first
/// two searches allow twice the limit.
[[nodiscard]] Sieved sieve(const CamblamGame& game, const Arrangement& arrangement,
                           std::uint64_t nodes, Score limit);

/// Searches for a win from the start, with a large transposition table. Calls alive() regularly,
/// on another thread.
[[nodiscard]] Sieved prove(const CamblamGame& game, const Arrangement& arrangement,
                           std::uint64_t nodes, const StillAlive& alive);

/// Games from an arrangement.
struct Tallied {
  int wins = 0;  // White's
  int draws = 0;
  int losses = 0;
  std::uint64_t plies = 0;
  std::uint64_t moved = 0;  // men that moved at least once, of 72 in each game

  [[nodiscard]] int games() const { return wins + draws + losses; }
  void add(const Tallied& other);
};

/// Plays a game by the usual evaluation after one random ply of each side. Openings in which a
/// search of 1,000 nodes sees a win are drawn anew.
[[nodiscard]] Tallied play_game(const CamblamGame& game, const Arrangement& arrangement,
                                Player<CamblamGame>& player, std::uint64_t nodes, Random& random);

/// "AARBIQ/NNNCCC kept +512 8000000" and "AARBIQ/NNNCCC games 20 5 15 2210 1480".
[[nodiscard]] std::string to_line(const Sieved& sieved);
[[nodiscard]] std::string to_line(const Arrangement& arrangement, const Tallied& tallied);

}  // namespace camlann::train
