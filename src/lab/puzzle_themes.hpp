#pragma once
// What a puzzle is about and what it gains, by plain rules over its line (doc/formats/puzzles.md).
// Part of puzzle_finder. Thread-safe.

#include <vector>

#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"

namespace camlann {

/// The solver's moves and the replies, and how it goes on.
struct PuzzleCourse {
  std::vector<Move> line;    // begins with the side to move
  std::vector<Move> beyond;  // what the search expects after it
};

/// In the order of Theme. What is given up by the last move of the line counts if the solver's next
/// move, the first of those beyond, takes something for it.
[[nodiscard]] std::vector<Theme> themes_of(const Game& start, const PuzzleCourse& course,
                                           Gain gain);

/// `course` begins with the line and goes on as the search expects, where it can to the end.
[[nodiscard]] Gain gain_of(const Game& start, const std::vector<Move>& course);

}  // namespace camlann
