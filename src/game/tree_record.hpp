#pragma once
// Converts between records and trees of variations. Called by the page's core and `camlann
// convert`. Thread-safe.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "game/tree.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {

struct PlayedTree {
  std::optional<Tree> tree;  // nothing if the record has no valid start
  /// The faults of the record, then the moves that cannot be played; everything before them is
  /// kept, and after a fault of a header everything else.
  std::vector<RecordFault> faults;
};

/// Plays the moves of a record with its variations and notes. Ignores Plies and Result. `known`
/// must have the record's variant and outlive the tree.
[[nodiscard]] PlayedTree play_tree(const Record& record, const ReplayDefaults& defaults = {},
                                   const Catalog& known = catalog());
/// Starts at the current position of a game, whatever start the record has. The comment before the
/// first move becomes that of the last move played.
[[nodiscard]] PlayedTree play_tree(const Record& record, const Game& from);

/// Like to_record(Game) for the main line, with variations and notes.
[[nodiscard]] Record to_record(const Tree& tree);

/// The same with the headers of the record that the tree was played from.
[[nodiscard]] Record in_full(const Record& given, const Tree& tree);

/// Returns "[%csl GE5][%cal RE5E7]", the form of drawings in comments; empty without any.
[[nodiscard]] std::string to_text(const std::vector<Arrow>& arrows, const VariantInfo& variant);
/// Reads "GE5,RE5E7", rings and arrows without their brackets, separated by commas or blanks; an
/// error without a place names the first that is none. Equal ones count once.
[[nodiscard]] Result<std::vector<Arrow>> read_arrows(std::string_view text,
                                                     const VariantInfo& variant);
/// Removes the valid drawings from a comment and returns them.
[[nodiscard]] std::vector<Arrow> take_arrows(std::string& comment, const VariantInfo& variant);
/// Returns the drawings in the comments of the main line: of the start, then after each move.
[[nodiscard]] std::vector<std::vector<Arrow>> main_line_arrows(const Record& record,
                                                               const VariantInfo& variant);

}  // namespace camlann::inline v1
