#include "games/camelot/evaluation.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

constexpr int entry_wins = 1000;  // a piece in the goal, where one decides the game

int value_of(const StageOf<int>& stage, bool knight, std::size_t steps, std::size_t files) {
  return knight ? stage.knight + stage.knight_at[steps] + stage.knight_file[files]
                : stage.man + stage.man_at[steps] + stage.man_file[files];
}

}  // namespace

Evaluation::Evaluation(const RulesBase& rules, const Weights& weights)
    : pieces_to_win_(rules.variant().castle_pieces_to_win),
      all_men_(2 * rules.variant().men_per_seat),
      worth_{(weights.many.man + weights.few.man) / 2,
             (weights.many.knight + weights.few.knight) / 2},
      tempo_(pair_of(weights.many.tempo, weights.few.tempo)),
      trade_(weights.trade),
      terms_{} {
  const auto fill = [&](auto& pairs, const auto& many, const auto& few) {
    for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = pair_of(many[i], few[i]);
  };
  fill(guards_, weights.many.guards, weights.few.guards);
  fill(pressure_, weights.many.pressure, weights.few.pressure);
  fill(breakthrough_, weights.many.breakthrough, weights.few.breakthrough);
  const Variant& variant = rules.variant();
  const Layout layout(variant);
  for (const Seat seat : {Seat::white, Seat::black}) {
    variant.squares.for_each([&](Square square) {
      const int distance = layout.to_goal[index_of(seat)][index_of(square)];
      const auto steps = static_cast<std::size_t>(distance);
      const std::size_t files = layout.from_middle[index_of(square)];
      SquareTerms& terms = terms_[index_of(seat)][index_of(square)];
      for (const bool knight : {false, true}) {
        const bool decides = distance == 0 && pieces_to_win_ == 1;
        int many = value_of(weights.many, knight, steps, files);
        int few = value_of(weights.few, knight, steps, files);
        if (decides) many = few = entry_wins;
        terms.value[knight] = pair_of(many, few);
        terms.rough[knight] = static_cast<std::int16_t>((many + few) / 2);
      }
      terms.attack = zones_of(distance);
      terms.guard = zones_of(layout.to_castle[index_of(seat)][index_of(square)]);
    });
  }
}

Evaluation::Count Evaluation::count(const Position& pos, Seat seat) const {
  Count sum;
  const auto& terms = terms_[index_of(seat)];
  pos.pieces[index_of(seat)].for_each([&](Square square) {
    const SquareTerms& term = terms[index_of(square)];
    sum.value += term.value[pos.knights.has(square)];
    sum.attack += term.attack;
    sum.guard += term.guard;
    ++sum.men;
  });
  return sum;
}

// Men near the goal against those who guard it.
Evaluation::Pair Evaluation::attack_of(const Count& own, const Count& enemy) const {
  Pair score = 0;
  const int inside = within(own.attack, 0);
  for (std::size_t k = zones - 1; k >= 1; --k) {
    const int attackers = within(own.attack, k) - inside;
    if (attackers == 0) break;
    const int defenders = within(enemy.guard, k);
    if (attackers > defenders) score += pressure_[k] * (attackers - defenders);
    if (defenders == 0 && attackers + inside >= pieces_to_win_) score += breakthrough_[k];
  }
  return score;
}

int Evaluation::operator()(const Position& pos) const {
  const Count own = count(pos, pos.turn);
  const Count enemy = count(pos, opponent(pos.turn));
  Pair pair = own.value - enemy.value + tempo_;
  pair += attack_of(own, enemy) - attack_of(enemy, own);
  const auto guards = [&](const Count& side) {
    const auto number = static_cast<std::size_t>(within(side.guard, guard_steps));
    return guards_[std::min(number, most_guards)];
  };
  pair += guards(own) - guards(enemy);
  const int men = own.men + enemy.men;
  const int few = few_of(pair);
  return few + (many_of(pair) - few) * men / all_men_ +
         trade_ * 10 * (own.men - enemy.men) / (men + 1);
}

int Evaluation::material(const Position& pos) const {
  const auto worth = [&](Seat seat) {
    const SquareSet& pieces = pos.pieces[index_of(seat)];
    const int knights = (pieces & pos.knights).size();
    return worth_[0] * (pieces.size() - knights) + worth_[1] * knights;
  };
  return worth(pos.turn) - worth(opponent(pos.turn));
}

int Evaluation::guess(const Position& pos, Move move) const {
  const unsigned us = index_of(pos.turn);
  const bool knight = pos.knights.has(move.from);
  const auto& terms = terms_[us];
  int gain = terms[index_of(move.to)].rough[knight] - terms[index_of(move.from)].rough[knight];
  if (move.taken != 0) {
    const SquareSet taken = taken_squares(pos.pieces[1 - us], move.taken);
    const int knights = (taken & pos.knights).size();
    gain += worth_[0] * (std::popcount(move.taken) - knights) + worth_[1] * knights;
  }
  return gain;
}

}  // namespace camlann::camelot
