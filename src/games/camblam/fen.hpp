#pragma once
// Reads and writes a position of Camblam as one line of text (section 7). Pure functions.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/setup.hpp"

namespace camlann::camblam {

/// The content of a FEN: the move number is read and kept, but has no effect.
struct FenPosition {
  Position position;
  int move_number = 1;

  bool operator==(const FenPosition&) const = default;
};

/// Reads a FEN, which need not be a valid position: "board side", "board side halfmove fullmove" or
/// "board side - - halfmove fullmove". Errors, with the column as "1:17": ranks or squares that do
/// not fit, unknown letters, numbers out of range.
[[nodiscard]] Result<ReadSetup> read_setup(std::string_view text);

/// Returns the faults that make a setup invalid: pawns on their last rank, a number of kings other
/// than one per side (with winBy=capture one king may be missing), and with winBy=checkmate a side
/// in check that is not to move.
[[nodiscard]] std::vector<SetupFault> faults_of(const Setup& setup, const RuleSet& rules);

/// Converts a setup without faults.
[[nodiscard]] FenPosition position_of(const Setup& setup);

/// Combines all three: returns the content of a FEN, or its first fault.
[[nodiscard]] Result<FenPosition> parse_fen(std::string_view text, const RuleSet& rules);

/// Writes all fields; parse_fen() reads the text back to an equal value.
[[nodiscard]] std::string to_fen(const FenPosition& fen);
[[nodiscard]] std::string to_fen(const Setup& setup);

}  // namespace camlann::camblam
