#pragma once
// The lines of a file of puzzles: doc/formats/puzzles.md.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "lab/puzzle.hpp"

namespace camlann::cli {

/// Reads puzzles; an error is at "line" or "line, field".
[[nodiscard]] Result<std::vector<Puzzle>> read_puzzles(std::string_view text);

[[nodiscard]] std::string puzzles_text(const std::vector<Puzzle>& puzzles);

}  // namespace camlann::cli
