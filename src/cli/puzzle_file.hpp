#pragma once
// The lines of a file of puzzles: doc/formats/puzzles.md.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"

namespace camlann::cli {

/// Reads puzzles; an error is at "line" or "line, field".
[[nodiscard]] Result<std::vector<Puzzle>> read_puzzles(std::string_view text);

/// Reads a file; an error is at "file:line".
[[nodiscard]] Result<std::vector<Puzzle>> puzzles_of(const std::string& file);

/// Creates the game of a puzzle: its id begins with the variant; an error is at its id.
[[nodiscard]] Result<Game> start_of_puzzle(const Puzzle& puzzle, const Catalog& known);

[[nodiscard]] std::string puzzles_text(const std::vector<Puzzle>& puzzles);

}  // namespace camlann::cli
