#include "games/camelot/judge.hpp"

#include "games/camelot/census.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/stage_pair.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

Judge::Judge(const Variant& variant, const Weights& weights)
    : census_(variant, weights),
      stage_(paired(weights)),
      trade_(weights.trade),
      pieces_to_win_(variant.castle_pieces_to_win),
      all_men_(2 * variant.men_per_seat) {}

int Judge::operator()(const Position& pos) const {
  const unsigned us = index_of(pos.turn);
  const unsigned them = 1 - us;
  const Census<2>::Count own = census_.count(pos, us);
  const Census<2>::Count enemy = census_.count(pos, them);
  StagePair pair = own.value - enemy.value + stage_.tempo;
  const auto gain = [&](StagePair weight, int times) { pair += weight * times; };
  const auto loss = [&](StagePair weight, int times) { pair -= weight * times; };
  count_guards(stage_, own.near[us], gain);
  count_guards(stage_, enemy.near[them], loss);
  count_attack(stage_, own.near[them], enemy.near[them], pieces_to_win_, gain);
  count_attack(stage_, enemy.near[us], own.near[us], pieces_to_win_, loss);
  const int men = own.men + enemy.men;
  return value_of(pair, men, all_men_) + trade_of(trade_, own.men - enemy.men, men);
}

}  // namespace camlann::camelot
