#pragma once
// Squares as text, and the order in which people list them. to_text(Square, Grid) stands in
// grid.hpp. Pure functions.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square_set.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/variant.hpp"

namespace camlann::camelot {

/// Reads a square of the common grid, capital or small letter, from `at` on and moves `at` behind
/// it. Nothing if there is none; `at` is then unchanged. Whether the board has it is another
/// question.
[[nodiscard]] std::optional<Square> scan_square(std::string_view text, std::size_t& at, Grid grid);

/// The whole text is a square that the board has.
[[nodiscard]] std::optional<Square> parse_square(std::string_view text, const Variant& variant);

/// By file, then rank: the order of captures, outcomes and routes in every interface.
[[nodiscard]] constexpr bool before(Square a, Square b) {
  return file_of(a) != file_of(b) ? file_of(a) < file_of(b) : rank_of(a) < rank_of(b);
}

/// Members by file, then rank.
[[nodiscard]] std::vector<Square> sorted(const SquareSet& squares);

/// "D6", "D6 or G7", "D6, F8 or G7"; `last` is the word before the last one.
[[nodiscard]] std::string list_of(const std::vector<Square>& squares, std::string_view last,
                                  Grid grid);

}  // namespace camlann::camelot
