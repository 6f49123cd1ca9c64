#pragma once
// What a puzzle is about and what it gains, by plain rules over its line (doc/formats/puzzles.md).
// Part of puzzle_finder. Thread-safe.

#include <vector>

#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"

namespace camlann {

/// `line` begins with the side to move in `start`; in the order of Theme.
[[nodiscard]] std::vector<Theme> themes_of(const Game& start, const std::vector<Move>& line,
                                           Gain gain);

/// `course` begins with the line and goes on as the search expects, where it can to the end.
[[nodiscard]] Gain gain_of(const Game& start, const std::vector<Move>& course);

}  // namespace camlann
