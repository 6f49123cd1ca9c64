#pragma once
// Games in which puzzles are looked for: the computer's own, played by levels that err, and those
// of records. Part of puzzle_finder. Thread-safe.

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "rules/move.hpp"

namespace camlann {

/// The moves of a game from its array or another start, and what is said of where they come from.
struct MinedGame {
  Game start;
  std::vector<Move> moves;
  std::string source;  // "self-play", or the name of a record's file
  bool published = false;
};

/// A game of two of the levels 2 to 6, after a few random moves; the same for the same number.
[[nodiscard]] MinedGame play_for_puzzles(const Game& array, std::uint64_t seed, int number,
                                         const std::atomic<bool>& stop);

}  // namespace camlann
