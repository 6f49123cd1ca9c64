#pragma once
// Which tables a game has, on which others each rests, and where they are stored. Pure functions,
// any thread.

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"

namespace camlann::tables {

/// The rules as far as tables depend on them, so that rule sets which differ in nothing else share
/// their tables: repetition and quiet plies are left out, on small boards also what these fix.
[[nodiscard]] camelot::RuleSet table_rules(const camelot::RuleSet& rules,
                                           const camelot::Variant& variant);

/// The folder of a game's tables below the folder of all: "camette/wcf".
[[nodiscard]] std::filesystem::path folder_of(const camelot::RulesBase& rules);
/// "KMM-KM.table"
[[nodiscard]] std::string file_name(const TableId& id);

/// --dir, else $CAMLANN_TABLES, else $XDG_DATA_HOME/camlann/tables, else
/// ~/.local/share/camlann/tables.
[[nodiscard]] std::filesystem::path tables_folder(const std::string& dir);

/// Whether positions of this table are not all over from the start.
[[nodiscard]] bool is_played(const Geometry& geometry, const TableId& id);

/// The tables with at most `pieces` pieces, none with more knights or men than the array has, in
/// an order in which each comes after those that it rests on.
[[nodiscard]] std::vector<TableId> table_ids(const Geometry& geometry, int pieces);

/// The tables of one material, with all that they rest on, in such an order. Only of positions in
/// which each side has made `castle_moves` at least.
[[nodiscard]] std::vector<TableId> table_ids(const Geometry& geometry,
                                             const std::array<Material, 2>& sides,
                                             int castle_moves = 0);

/// Whether the placements of so many pieces of a side can be numbered.
[[nodiscard]] bool can_number(const Geometry& geometry, int side);
/// The most pieces, both sides together, of which all tables can be built.
[[nodiscard]] int buildable_pieces(const Geometry& geometry);

/// The tables to which captures and castle moves lead.
[[nodiscard]] std::vector<TableId> rests_on(const Geometry& geometry, const TableId& id);

/// A side's pieces as the board is set up.
[[nodiscard]] Material material_of_array(const camelot::Variant& variant);

/// The greatest number of pieces that the board is set up with.
[[nodiscard]] int pieces_of_array(const camelot::Variant& variant);

}  // namespace camlann::tables
