#pragma once
// Reads and writes a position as one line of text (doc/formats/fen.md). Called by the engine and by
// readers of records. Pure functions.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "rules/setup.hpp"

namespace camlann::camelot {

/// The content of a FEN: the move number is read and kept, but has no effect.
struct FenPosition {
  Position position;
  int move_number = 1;

  bool operator==(const FenPosition&) const = default;
};

/// Reads a FEN, which need not be a valid position under `rules`. Fields after the side may be left
/// out from the right (defaults: 0,0 then 0 then 1). Errors, with the column as "1:17": ranks or
/// squares that do not fit the board, unknown letters, numbers out of range, anything after the
/// last field.
[[nodiscard]] Result<ReadSetup> read_setup(std::string_view text, const Variant& variant,
                                           const RuleSet& rules);

/// Returns the faults that make a setup invalid: more pieces for a seat than in the array, castle
/// moves above the limit of `rules`, trees on forbidden squares, more trees than a seat has, or the
/// turn of a seat while another has trees to put.
[[nodiscard]] std::vector<SetupFault> faults_of(const Setup& setup, const Variant& variant,
                                                const RuleSet& rules);

/// Converts a setup without faults. The game may be over in it.
[[nodiscard]] FenPosition position_of(const Setup& setup, const Variant& variant);

/// Combines all three: returns the content of a FEN, or its first fault.
[[nodiscard]] Result<FenPosition> parse_fen(std::string_view text, const Variant& variant,
                                            const RuleSet& rules);

/// Returns the canonical text: every field written, each run of empty squares as one number.
/// parse_fen() reads it back to an equal value; a move number above the maximum is written as the
/// maximum.
[[nodiscard]] std::string to_fen(const FenPosition& fen, const Variant& variant);
[[nodiscard]] std::string to_fen(const Setup& setup, const Variant& variant);

/// Returns the letter of the piece on a square, K M k m with two players, or of the tree on it. The
/// square must not be empty.
[[nodiscard]] char letter_of(const Position& pos, Square square, const Variant& variant);

}  // namespace camlann::camelot
