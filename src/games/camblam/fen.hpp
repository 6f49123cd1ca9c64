#pragma once
// A position of Camblam as one line of text, in and out (section 7). Pure functions.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"

namespace camlann::camblam {

/// What a FEN says: the move number is read and kept, but decides nothing.
struct FenPosition {
  Position position;
  int move_number = 1;

  bool operator==(const FenPosition&) const = default;
};

/// "board side", "board side halfmove fullmove" or "board side - - halfmove fullmove". Refused,
/// with the column as "1:17": ranks or squares that do not fit, unknown letters, other than one
/// king a side (with winBy=capture one king may be gone), pawns on their last rank, and with
/// winBy=checkmate a side not to move that is in check.
[[nodiscard]] Result<FenPosition> parse_fen(std::string_view text, const RuleSet& rules);

/// The form with all fields; parse_fen reads it back to an equal value.
[[nodiscard]] std::string to_fen(const FenPosition& fen);

}  // namespace camlann::camblam
