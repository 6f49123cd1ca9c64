#pragma once
// A tree of variations from a record, and as one. Called by the page's core and `camlann convert`.
// Thread-safe.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "game/tree.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v0_2 {

struct PlayedTree {
  std::optional<Tree> tree;  // nothing if the record has no start
  /// Those of the record, then the moves that cannot be played; all that comes before is kept.
  std::vector<RecordFault> faults;
};

/// The moves of a record with its variations and notes. Plies and Result are not looked at. `known`
/// has the record's variant and outlives the tree.
[[nodiscard]] PlayedTree play_tree(const Record& record, const ReplayDefaults& defaults = {},
                                   const Catalog& known = catalog(),
                                   Reading reading = Reading::short_forms);
/// From where a game is now, whatever start the record has. The comment before the first move is
/// that of the last move played.
[[nodiscard]] PlayedTree play_tree(const Record& record, const Game& from,
                                   Reading reading = Reading::short_forms);

/// As to_record(Game) makes one of the main line, with variations and notes.
[[nodiscard]] Record to_record(const Tree& tree);

/// The same with the headers of the record that the tree was played from.
[[nodiscard]] Record in_full(const Record& given, const Tree& tree);

/// "[%csl GE5][%cal RE5E7]", the form in which comments have drawings; empty without any.
[[nodiscard]] std::string to_text(const std::vector<Arrow>& arrows, const VariantInfo& variant);
/// Takes the drawings that it can read out of a comment.
[[nodiscard]] std::vector<Arrow> take_arrows(std::string& comment, const VariantInfo& variant);

}  // namespace camlann::inline v0_2
