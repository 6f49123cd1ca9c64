#pragma once
// The location of a position's entry. A section is a matrix with a row for each canonical placement
// of the side to move and a column for each placement of the other side; it has only one of two
// mirror images. Cells in which pieces of both sides share a square are unused, as are those of
// mirror images if the row is its own mirror. Thread-safe.

#include <cstdint>
#include <optional>

#include "games/camelot/position.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"

namespace camlann::tables {

struct Cell {
  std::uint32_t row;
  std::uint32_t column;
};

/// Returns the one of two mirror images that is in the section.
[[nodiscard]] inline Cell canonical(const Placements& own, const Placements& enemy,
                                    std::uint32_t row, std::uint32_t column) {
  const bool mirror =
      row >= own.canonical() || (column >= enemy.canonical() && own.is_own_mirror(row));
  if (!mirror) return {row, column};
  return {own.mirror(row), enemy.mirror(column)};
}

[[nodiscard]] inline bool is_canonical(const Placements& own, const Placements& enemy, Cell cell) {
  return cell.row < own.canonical() &&
         (cell.column < enemy.canonical() || !own.is_own_mirror(cell.row));
}

[[nodiscard]] inline std::uint64_t entries(const Placements& own, const Placements& enemy) {
  return std::uint64_t{own.canonical()} * enemy.size();
}

/// Returns the material of a side in a position.
[[nodiscard]] Material material_of(const camelot::Position& pos, Seat seat);

/// Returns the section of `pos`, from the view of the side to move. Castle moves made count only on
/// boards that have them.
[[nodiscard]] SectionId section_of(const Geometry& geometry, const camelot::Position& pos);

/// Returns the position's index in its section. It must not be over; `own` and `enemy` must have
/// the materials of the sides.
[[nodiscard]] std::uint64_t index_of(const Placements& own, const Placements& enemy,
                                     const camelot::Position& pos);

/// Returns the position of a cell, with White to move; nothing if the cell is unused.
[[nodiscard]] std::optional<camelot::Position> position_at(const Geometry& geometry,
                                                           const SectionId& id,
                                                           const Placements& own,
                                                           const Placements& enemy, Cell cell);

/// Return the material of the side to move, and of the other side.
[[nodiscard]] inline Material own_of(const SectionId& id) {
  return id.table.sides[static_cast<std::size_t>(id.section)];
}
[[nodiscard]] inline Material enemy_of(const SectionId& id) {
  return id.table.sides[static_cast<std::size_t>(1 - id.section)];
}

}  // namespace camlann::tables
