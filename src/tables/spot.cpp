#include "tables/spot.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/position.hpp"
#include "rules/verdict.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"

namespace camlann::tables {

Material material_of(const camelot::Position& pos, Seat seat) {
  const SquareSet& pieces = pos.pieces[camlann::index_of(seat)];
  const int knights = (pieces & pos.knights).size();
  return {static_cast<std::uint8_t>(knights), static_cast<std::uint8_t>(pieces.size() - knights)};
}

SectionId section_of(const Geometry& geometry, const camelot::Position& pos) {
  const Seat us = pos.turn;
  const Seat them = opponent(us);
  const bool counted = geometry.castle_moves() > 0;
  return section_of(material_of(pos, us), material_of(pos, them),
                    counted ? pos.castle_moves[camlann::index_of(us)] : 0,
                    counted ? pos.castle_moves[camlann::index_of(them)] : 0);
}

std::uint64_t index_of(const Placements& own, const Placements& enemy,
                       const camelot::Position& pos) {
  const Seat them = opponent(pos.turn);
  const Cell cell = canonical(
      own, enemy, own.code(pos.pieces[camlann::index_of(pos.turn)], pos.knights, pos.turn),
      enemy.code(pos.pieces[camlann::index_of(them)], pos.knights, them));
  return std::uint64_t{cell.row} * enemy.size() + cell.column;
}

std::optional<camelot::Position> position_at(const Geometry& geometry, const SectionId& id,
                                             const Placements& own, const Placements& enemy,
                                             Cell cell) {
  if (!is_canonical(own, enemy, cell)) return std::nullopt;
  camelot::Position pos;
  unsigned knights = own.material().knights;
  for (const Square square : own.squares(cell.row)) {
    pos.pieces[0].add(square);
    if (knights > 0) pos.knights.add(square), --knights;
  }
  knights = enemy.material().knights;
  for (const Square seen : enemy.squares(cell.column)) {
    const Square square = geometry.turned(seen);
    if (pos.pieces[0].has(square)) return std::nullopt;
    pos.pieces[1].add(square);
    if (knights > 0) pos.knights.add(square), --knights;
  }
  const auto us = static_cast<std::size_t>(id.section);
  pos.castle_moves = {id.table.castle_moves[us], id.table.castle_moves[1 - us]};
  return pos;
}

}  // namespace camlann::tables
