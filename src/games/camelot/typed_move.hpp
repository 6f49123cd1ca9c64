#pragma once
// Moves as people write them, in and out: "I10-G8xG6xE6". Grammar and short forms:
// doc/formats/record.md. Pure functions.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/camelot/route.hpp"
#include "rules/outcome.hpp"

namespace camlann::camelot {

/// The route with `-` before quiet legs and `x` before jumps.
[[nodiscard]] std::string to_text(const RoutedMove& move, Grid grid);

/// Small letters, `^` for a canter, `*` for `x` and a tail of `!` and `?` are read too. Errors:
/// syntax with the column; illegal_move with the rule and the square that breaks it;
/// ambiguous_move with the moves that fit. The game must not be over.
[[nodiscard]] Result<RoutedMove> read_move(std::string_view text, const Routes& routes,
                                           Reading reading);

}  // namespace camlann::camelot
