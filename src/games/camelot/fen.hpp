#pragma once
// A position as one line of text, in and out (doc/formats/fen.md). Called by the engine and by
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

/// What a FEN says: the move number is read and kept, but decides nothing.
struct FenPosition {
  Position position;
  int move_number = 1;

  bool operator==(const FenPosition&) const = default;
};

/// What a FEN says, whether or not it is a position under `rules`. Fields after the side may be
/// left out from the right (0,0 then 0 then 1). Refused, with the column as "1:17": ranks or
/// squares that do not fit the board, unknown letters, numbers out of range, anything after the
/// last field.
[[nodiscard]] Result<ReadSetup> read_setup(std::string_view text, const Variant& variant,
                                           const RuleSet& rules);

/// What keeps a setup from being a position: more pieces a seat than the array has, castle moves
/// above the limit of `rules`, trees where none may stand, more of them than a seat has, or the
/// turn of a seat while another has trees to put.
[[nodiscard]] std::vector<SetupFault> faults_of(const Setup& setup, const Variant& variant,
                                                const RuleSet& rules);

/// Of a setup without faults. The game may be over in it.
[[nodiscard]] FenPosition position_of(const Setup& setup, const Variant& variant);

/// All three: what a FEN says, or the first that is wrong with it.
[[nodiscard]] Result<FenPosition> parse_fen(std::string_view text, const Variant& variant,
                                            const RuleSet& rules);

/// The one canonical text: every field written, runs of empty squares as short as can be.
/// parse_fen reads it back to an equal value; a move number above the last is written as the last.
[[nodiscard]] std::string to_fen(const FenPosition& fen, const Variant& variant);
[[nodiscard]] std::string to_fen(const Setup& setup, const Variant& variant);

/// The letter of the piece that stands on a square, K M k m with two players, or of the tree there.
/// Nothing else may be asked.
[[nodiscard]] char letter_of(const Position& pos, Square square, const Variant& variant);

}  // namespace camlann::camelot
