#include "tables/geometry.hpp"

#include <cstdint>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::tables {

Geometry::Geometry(const camelot::RulesBase& rules)
    : rules_(&rules),
      own_castle_(rules.variant().own_castle(Seat::white)),
      goal_(rules.variant().goal(Seat::white)),
      castle_moves_(goal_.size() > 1 ? rules.effective_rules().castle_moves : 0) {
  const camelot::Variant& board = rules.variant();
  board.squares.for_each([&](Square square) {
    const int file = file_of(square);
    const int rank = rank_of(square);
    turned_[index_of(square)] = make_square(file, board.ranks - 1 - rank);
    mirrored_[index_of(square)] = make_square(board.files - 1 - file, rank);
    if (board.castle_pieces_to_win == 1 && goal_.has(square)) return;
    numbers_[index_of(square)] = static_cast<std::uint8_t>(standing_.size());
    standing_.push_back(square);
  });
}

}  // namespace camlann::tables
