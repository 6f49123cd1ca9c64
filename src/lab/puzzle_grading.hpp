#pragma once
// Grades the difficulty of puzzles: each level of the computer tries each of them, and a
// one-parameter logistic model (G. Rasch, 1960), on Elo's scale, is fitted to the solutions. The
// abilities are the levels' published ratings (doc/ratings.md). Called by `camlann puzzles grade`.

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"

namespace camlann {

struct PuzzleGrading {
  int seeds = 5;                       // tries of each of the levels that err; others try once
  std::uint64_t most_nodes = 100'000;  // of the levels that think longer
  std::uint64_t seed = 1;
};

/// A level's result for a puzzle.
struct PuzzleTries {
  double rating = 0;  // of the level
  int tries = 0;
  int solved = 0;

  bool operator==(const PuzzleTries&) const = default;
};

/// Returns the expected probability of solving a puzzle: 10 to 1 if the ability is 400 above its
/// rating.
[[nodiscard]] double solving_chance(double ability, double rating);

/// Returns the most likely rating for these tries, with a normal prior around the middle of the
/// scale: 1500, with a deviation of 500.
[[nodiscard]] double puzzle_rating(const std::vector<PuzzleTries>& tries);

/// Tries one puzzle with one level; it counts as solved if each of the solver's moves is found.
/// Nothing if `stop` was set.
[[nodiscard]] Result<PuzzleTries> try_puzzle(const Game& start, const Puzzle& puzzle, int level,
                                             double rating, const PuzzleGrading& grading,
                                             const std::atomic<bool>& stop);

}  // namespace camlann
