#pragma once
// The value of a seat's pieces by the weights of one stage, computed in the plainest way: the
// judges must agree with it exactly.

#include <algorithm>
#include <cstddef>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::test {

class PlainValue {
 public:
  explicit PlainValue(const camelot::Variant& variant) : variant_(variant), layout_(variant) {}

  /// Tempo and trade left out.
  [[nodiscard]] int of(const camelot::Position& pos, Seat seat,
                       const camelot::StageOf<int>& stage) const {
    const SquareSet& own = pos.pieces[index_of(seat)];
    int sum = 0;
    own.for_each([&](Square square) {
      const auto steps =
          static_cast<std::size_t>(layout_.to_goal[index_of(seat)][index_of(square)]);
      const std::size_t files = layout_.from_middle[index_of(square)];
      const bool knight = pos.knights.has(square);
      sum += knight ? stage.knight : stage.man;
      sum += (knight ? stage.knight_at : stage.man_at).at(std::min(steps, camelot::most_steps - 1));
      sum += (knight ? stage.knight_file : stage.man_file)
                 .at(std::min(files, camelot::most_files - 1));
    });
    const auto guards = static_cast<std::size_t>(near(own, seat, camelot::guard_steps));
    sum += stage.guards[std::min(guards, camelot::most_guards)];
    for (unsigned i = 0; i < variant_.seat_count(); ++i) {
      const Seat enemy = static_cast<Seat>(i);
      const bool may_enter = !(variant_.goal(seat) & variant_.own_castle(enemy)).empty();
      if (may_enter) sum += attack_on(enemy, own, defenders_of(pos, enemy), stage);
    }
    return sum;
  }
  /// Between the stages.
  [[nodiscard]] int mixed(int many, int few, const camelot::Position& pos) const {
    const int all = static_cast<int>(variant_.seat_count()) * variant_.men_per_seat;
    return few + (many - few) * pos.occupied().size() / all;
  }

 private:
  [[nodiscard]] int near(const SquareSet& pieces, Seat castle, int steps) const {
    int number = 0;
    pieces.for_each([&](Square square) {
      number += layout_.to_castle[index_of(castle)][index_of(square)] <= steps ? 1 : 0;
    });
    return number;
  }
  [[nodiscard]] SquareSet defenders_of(const camelot::Position& pos, Seat castle) const {
    SquareSet pieces;
    for (unsigned i = 0; i < variant_.seat_count(); ++i) {
      const bool partner = variant_.side_of(static_cast<Seat>(i)) == variant_.side_of(castle);
      if (partner) pieces |= pos.pieces[i];
    }
    return pieces;
  }
  [[nodiscard]] int attack_on(Seat castle, const SquareSet& own, const SquareSet& others,
                              const camelot::StageOf<int>& stage) const {
    int sum = 0;
    const int inside = near(own, castle, 0);
    for (int k = 1; k < static_cast<int>(camelot::zones); ++k) {
      const int attackers = near(own, castle, k) - inside;
      const int defenders = near(others, castle, k);
      if (attackers == 0) continue;
      sum += stage.pressure[static_cast<std::size_t>(k)] * std::max(attackers - defenders, 0);
      if (defenders == 0 && attackers + inside >= variant_.castle_pieces_to_win) {
        sum += stage.breakthrough[static_cast<std::size_t>(k)];
      }
    }
    return sum;
  }

  const camelot::Variant& variant_;
  camelot::Layout layout_;
};

}  // namespace camlann::test
