#include "games/camelot/orderer.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

constexpr int entry_wins = 1000;  // a piece in the goal, if one decides a game of two

}  // namespace

Orderer::Orderer(const RulesBase& rules, const Weights& weights)
    : rules_(rules),
      of_two_(rules.variant().seat_count() == 2),
      material_(rules.variant(), weights) {
  const Variant& variant = rules.variant();
  const Layout layout(variant);
  const bool one_decides = of_two_ && variant.castle_pieces_to_win == 1;
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    variant.squares.for_each([&](Square square) {
      const std::size_t at = index_of(square);
      const int steps = layout.to_goal[seat][at];
      for (const bool knight : {false, true}) {
        int sum = 0;
        const auto add = [&](int weight, int) { sum += weight; };
        count_piece(weights.many, knight, steps, layout.from_middle[at], add);
        count_piece(weights.few, knight, steps, layout.from_middle[at], add);
        if (one_decides && steps == 0) sum = 2 * entry_wins;
        // Games of two round the value of a square, games of more the gain of a move.
        if (of_two_) sum -= sum % 2;
        twice_[seat][at][knight] = static_cast<std::int16_t>(sum);
      }
      // A tree near the castle keeps enemies out; far away it does not block own pieces.
      plant_[seat][at] = static_cast<std::int16_t>(-layout.to_castle[seat][at]);
    });
  }
}

int Orderer::guess(const Position& pos, Move move) const {
  const unsigned us = index_of(pos.turn);
  if (move.kind == MoveKind::plant) return plant_[us][index_of(move.to)];
  const bool knight = pos.knights.has(move.from);
  const auto& twice = twice_[us];
  const int gain = (twice[index_of(move.to)][knight] - twice[index_of(move.from)][knight]) / 2;
  if (move.taken == 0) return gain;
  const SquareSet taken = of_two_ ? taken_squares(pos.pieces[1 - us], move.taken)
                                  : taken_squares(rules_.enemies(pos, pos.turn), move.taken);
  return gain + material_.of(std::popcount(move.taken), (taken & pos.knights).size());
}

}  // namespace camlann::camelot
