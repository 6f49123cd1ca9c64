#pragma once
// A position of Camblam as one line of text, in and out (section 7). Pure functions.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/setup.hpp"

namespace camlann::camblam {

/// What a FEN says: the move number is read and kept, but decides nothing.
struct FenPosition {
  Position position;
  int move_number = 1;

  bool operator==(const FenPosition&) const = default;
};

/// What a FEN says, whether or not it is a position: "board side", "board side halfmove fullmove"
/// or "board side - - halfmove fullmove". Refused, with the column as "1:17": ranks or squares that
/// do not fit, unknown letters, numbers out of range.
[[nodiscard]] Result<ReadSetup> read_setup(std::string_view text);

/// What keeps a setup from being a position: pawns on their last rank, other than one king a side
/// (with winBy=capture one king may be gone), and with winBy=checkmate a side not to move that is
/// in check.
[[nodiscard]] std::vector<SetupFault> faults_of(const Setup& setup, const RuleSet& rules);

/// Of a setup without faults.
[[nodiscard]] FenPosition position_of(const Setup& setup);

/// All three: what a FEN says, or the first that is wrong with it.
[[nodiscard]] Result<FenPosition> parse_fen(std::string_view text, const RuleSet& rules);

/// The form with all fields; parse_fen reads it back to an equal value.
[[nodiscard]] std::string to_fen(const FenPosition& fen);
[[nodiscard]] std::string to_fen(const Setup& setup);

}  // namespace camlann::camblam
