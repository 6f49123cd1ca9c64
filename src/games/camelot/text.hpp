#pragma once
// Squares as text, and their order in lists. to_text(Square, Grid) is in grid.hpp. Pure functions.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square_set.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/variant.hpp"

namespace camlann::camelot {

/// Reads a square of the common grid, in capital or small letters, at `at` and moves `at` past it.
/// Returns nothing, with `at` unchanged, if there is no square. The board need not have this
/// square.
[[nodiscard]] std::optional<Square> scan_square(std::string_view text, std::size_t& at, Grid grid);

/// Parses a text that must be a square of the board.
[[nodiscard]] std::optional<Square> parse_square(std::string_view text, const Variant& variant);

/// Orders by file, then rank: the order of captures, outcomes and routes in every interface.
[[nodiscard]] constexpr bool before(Square a, Square b) {
  return file_of(a) != file_of(b) ? file_of(a) < file_of(b) : rank_of(a) < rank_of(b);
}

/// Returns the members by file, then rank.
[[nodiscard]] std::vector<Square> sorted(const SquareSet& squares);

/// Returns "D6", "D6 or G7", "D6, F8 or G7"; `last` is the word before the last one.
[[nodiscard]] std::string list_of(const std::vector<Square>& squares, std::string_view last,
                                  Grid grid);

}  // namespace camlann::camelot
