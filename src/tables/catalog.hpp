#pragma once
// The tables of a game, their dependencies, and their location. Pure functions, thread-safe.

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

/// Returns the rules that affect tables, so that rule sets without other differences share their
/// tables: repetition and quiet plies are left out, and on small boards the rules that these fix.
[[nodiscard]] camelot::RuleSet table_rules(const camelot::RuleSet& rules,
                                           const camelot::Variant& variant);

/// Returns the folder of a game's tables below the folder of all: "camette/wcf".
[[nodiscard]] std::filesystem::path folder_of(const camelot::RulesBase& rules);
/// Returns "KMM-KM.table".
[[nodiscard]] std::string file_name(const TableId& id);

/// Returns --dir, or $CAMLANN_TABLES, or $XDG_DATA_HOME/camlann/tables, or
/// ~/.local/share/camlann/tables.
[[nodiscard]] std::filesystem::path tables_folder(const std::string& dir);

/// True unless every position of this table is over from the start.
[[nodiscard]] bool is_played(const Geometry& geometry, const TableId& id);

/// Returns the tables with at most `pieces` pieces and at most the knights and men of the array,
/// each after its dependencies.
[[nodiscard]] std::vector<TableId> table_ids(const Geometry& geometry, int pieces);

/// Returns the tables of one material with all their dependencies, in such an order. Only for
/// positions in which each side has made at least `castle_moves` castle moves.
[[nodiscard]] std::vector<TableId> table_ids(const Geometry& geometry,
                                             const std::array<Material, 2>& sides,
                                             int castle_moves = 0);

/// True if the placements of `side` pieces of one side can be numbered.
[[nodiscard]] bool can_number(const Geometry& geometry, int side);
/// Returns the largest number of pieces, both sides together, for which all tables can be built.
[[nodiscard]] int buildable_pieces(const Geometry& geometry);

/// Returns the tables that captures and castle moves lead to: the dependencies.
[[nodiscard]] std::vector<TableId> rests_on(const Geometry& geometry, const TableId& id);

/// Returns a side's pieces in the array.
[[nodiscard]] Material material_of_array(const camelot::Variant& variant);

/// Returns the number of pieces in the array.
[[nodiscard]] int pieces_of_array(const camelot::Variant& variant);

}  // namespace camlann::tables
