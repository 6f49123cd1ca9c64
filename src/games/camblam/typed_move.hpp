#pragma once
// Reads moves in the notation for people (section 6 of doc/rules/camblam.md). Pure functions.

#include <cstdint>
#include <string_view>

#include "base/result.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"

namespace camlann::camblam {

/// Accepts small and capital letters; ignores check signs `+` `#` and trailing `!` and `?`. Errors:
/// syntax with the column; illegal_move with the rule and the square that breaks it; ambiguous_move
/// with the moves that fit. The game must not be over.
[[nodiscard]] Result<Move> read_move(std::string_view text, const Rules& rules, const Position& pos,
                                     Reading reading);

}  // namespace camlann::camblam
