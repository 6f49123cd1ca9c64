#include "tables/catalog.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <tuple>
#include <vector>

#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"

namespace camlann::tables {

namespace {

std::vector<Material> materials(const Material& most, int pieces) {
  std::vector<Material> list;
  for (std::uint8_t knights = 0; knights <= most.knights; ++knights) {
    for (std::uint8_t men = 0; men <= most.men; ++men) {
      const Material material{knights, men};
      if (material.size() >= 1 && material.size() < pieces) list.push_back(material);
    }
  }
  return list;
}

/// Orders by fewer pieces, then by more castle moves made; removes duplicates.
void put_in_order(std::vector<TableId>& ids) {
  std::sort(ids.begin(), ids.end(), [](const TableId& a, const TableId& b) {
    return std::tuple(a.pieces(), -(a.castle_moves[0] + a.castle_moves[1]), a) <
           std::tuple(b.pieces(), -(b.castle_moves[0] + b.castle_moves[1]), b);
  });
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

std::filesystem::path from_environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

camelot::RuleSet table_rules(const camelot::RuleSet& rules, const camelot::Variant& variant) {
  const camelot::RuleSet standard;
  camelot::RuleSet kept = rules;
  kept.repetition = standard.repetition;
  kept.quiet_plies = standard.quiet_plies;
  if (variant.castle_pieces_to_win == 1) kept.castle_moves = standard.castle_moves;
  if (!variant.small_game) return kept;
  kept.elimination_needs = standard.elimination_needs;
  kept.no_move = standard.no_move;
  kept.thin_draw = standard.thin_draw;
  return kept;
}

std::filesystem::path folder_of(const camelot::RulesBase& rules) {
  return std::filesystem::path(rules.variant().id) /
         camelot::to_text(table_rules(rules.rule_set(), rules.variant()));
}

std::string file_name(const TableId& id) {
  return to_text(id) + ".table";
}

std::filesystem::path tables_folder(const std::string& dir) {
  if (!dir.empty()) return dir;
  if (const auto folder = from_environment("CAMLANN_TABLES"); !folder.empty()) return folder;
  auto data = from_environment("XDG_DATA_HOME");
  if (data.empty()) data = from_environment("HOME") / ".local" / "share";
  return data / "camlann" / "tables";
}

bool is_played(const Geometry& geometry, const TableId& id) {
  if (id.sides[1].size() == 0) return false;
  return !geometry.rules().effective_rules().thin_draw || id.pieces() > 2;
}

std::vector<TableId> table_ids(const Geometry& geometry, int pieces) {
  std::vector<TableId> ids;
  const std::vector<Material> sides = materials(material_of_array(geometry.variant()), pieces);
  for (const Material own : sides) {
    for (const Material enemy : sides) {
      for (int made = 0; made <= geometry.castle_moves(); ++made) {
        for (int enemy_made = 0; enemy_made <= geometry.castle_moves(); ++enemy_made) {
          const SectionId id = section_of(own, enemy, made, enemy_made);
          const bool first = id.section == 0 && id.table.pieces() <= pieces;
          if (first && is_played(geometry, id.table)) ids.push_back(id.table);
        }
      }
    }
  }
  put_in_order(ids);
  return ids;
}

std::vector<TableId> table_ids(const Geometry& geometry, const std::array<Material, 2>& sides,
                               int castle_moves) {
  std::vector<TableId> ids;
  for (int made = castle_moves; made <= geometry.castle_moves(); ++made) {
    for (int enemy_made = castle_moves; enemy_made <= geometry.castle_moves(); ++enemy_made) {
      const TableId id = section_of(sides[0], sides[1], made, enemy_made).table;
      if (is_played(geometry, id)) ids.push_back(id);
    }
  }
  for (std::size_t next = 0; next < ids.size(); ++next) {
    for (const TableId& needed : rests_on(geometry, ids[next])) {
      if (std::find(ids.begin(), ids.end(), needed) == ids.end()) ids.push_back(needed);
    }
  }
  put_in_order(ids);
  return ids;
}

bool can_number(const Geometry& geometry, int side) {
  std::uint64_t tuples = 1;
  for (int i = 0; i < side; ++i) tuples *= static_cast<std::uint64_t>(geometry.squares());
  return side <= max_side && tuples <= std::uint64_t{1} << 28;
}

int buildable_pieces(const Geometry& geometry) {
  const int side = geometry.variant().men_per_seat;
  int pieces = 2;
  while (pieces < 2 * side && can_number(geometry, std::min(pieces, side))) ++pieces;
  return pieces;
}

std::vector<TableId> rests_on(const Geometry& geometry, const TableId& id) {
  std::vector<TableId> ids;
  const auto add = [&](const TableId& needed) {
    if (is_played(geometry, needed)) ids.push_back(needed);
  };
  for (std::size_t side = 0; side < 2; ++side) {
    const Material own = id.sides[side];
    const Material enemy = id.sides[1 - side];
    const int made = id.castle_moves[side];
    const int enemy_made = id.castle_moves[1 - side];
    for (std::uint8_t knights = 0; knights <= enemy.knights; ++knights) {
      for (std::uint8_t men = 0; men <= enemy.men; ++men) {
        const Material left{knights, men};
        if (left.size() == 0 || left == enemy) continue;
        add(section_of(own, left, made, enemy_made).table);
      }
    }
    if (made < geometry.castle_moves()) add(section_of(own, enemy, made + 1, enemy_made).table);
  }
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

Material material_of_array(const camelot::Variant& variant) {
  Material material;
  for (const char c : variant.array) {
    material.knights = static_cast<std::uint8_t>(material.knights + (c == 'K' ? 1 : 0));
    material.men = static_cast<std::uint8_t>(material.men + (c == 'M' ? 1 : 0));
  }
  return material;
}

int pieces_of_array(const camelot::Variant& variant) {
  return 2 * variant.men_per_seat;
}

}  // namespace camlann::tables
