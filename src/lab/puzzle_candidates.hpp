#pragma once
// The games that are searched for puzzles: self-play games of levels that err, and games from
// records. Part of puzzle_finder. Thread-safe.

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "rules/move.hpp"

namespace camlann {

/// The moves of a game from its array or another start, and its source.
struct MinedGame {
  Game start;
  std::vector<Move> moves;
  std::string source;  // "self-play", or the name of a record's file
  bool published = false;
};

/// Plays a game between two of the levels 2 to 6, after a few random moves and, in two of three
/// games, after random captures that leave half or a third of the men; always the same for a
/// number.
[[nodiscard]] MinedGame play_for_puzzles(const Game& array, std::uint64_t seed, int number,
                                         const std::atomic<bool>& stop);

}  // namespace camlann
