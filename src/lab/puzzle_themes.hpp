#pragma once
// Derives the themes and the gain of a puzzle from its line, by simple rules
// (doc/formats/puzzles.md). Part of puzzle_finder. Thread-safe.

#include <vector>

#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// The solver's moves and the replies, with the continuation.
struct PuzzleCourse {
  std::vector<Move> line;    // begins with the side to move
  std::vector<Move> beyond;  // the expected moves after it
};

/// Returns the themes in the order of Theme. A sacrifice by the last move of the line counts if the
/// solver's next move, the first of `beyond`, captures something in return.
[[nodiscard]] std::vector<Theme> themes_of(const Game& start, const PuzzleCourse& course,
                                           Gain gain);

/// Returns the gain of `course`, which begins with the line and has the expected continuation, to
/// the end of the game if possible.
[[nodiscard]] Gain gain_of(const Game& start, const std::vector<Move>& course);

/// Returns the gain of a game that the solver has won.
[[nodiscard]] Gain gain_of(const Verdict& verdict);

}  // namespace camlann
