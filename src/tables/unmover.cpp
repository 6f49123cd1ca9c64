#include "tables/unmover.hpp"

#include "base/square.hpp"
#include "games/camelot/rule_set.hpp"
#include "tables/geometry.hpp"

namespace camlann::tables {

Unmover::Unmover(const Geometry& geometry)
    : geometry_(&geometry),
      free_entry_(geometry.rules().effective_rules().own_castle_entry ==
                  camelot::OwnCastleEntry::free),
      must_leave_(geometry.rules().effective_rules().own_castle_exit !=
                  camelot::OwnCastleExit::off),
      clean_canters_(geometry.rules().effective_rules().knight_canter_rule) {
  cells_.fill(outside);
  geometry.variant().squares.for_each([&](Square square) { cells_[cell(square)] = empty; });
}

}  // namespace camlann::tables
