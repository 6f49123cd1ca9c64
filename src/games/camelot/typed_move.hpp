#pragma once
// Reads and writes moves in the notation for people: "I10-G8xG6xE6". Grammar and short forms:
// doc/formats/record.md. Pure functions.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/camelot/route.hpp"
#include "rules/outcome.hpp"

namespace camlann::camelot {

/// Returns the route with `-` before quiet legs and `x` before jumps.
[[nodiscard]] std::string to_text(const RoutedMove& move, Grid grid);

/// Also accepts small letters, `^` for a canter, `*` for `x` and trailing `!` and `?`. Errors:
/// syntax with the column; illegal_move with the rule and the square that breaks it; ambiguous_move
/// with the moves that fit. The game must not be over.
[[nodiscard]] Result<RoutedMove> read_move(std::string_view text, const Routes& routes,
                                           Reading reading);

}  // namespace camlann::camelot
