#pragma once
// The weights that apply to a position, defined once: the judges and the orderer add them up, the
// tuner counts them. A Stage is a StageOf<Number> of any Number, a Count a function (Number&
// weight, int times), called for each weight that applies. Part of the evaluation.

#include <algorithm>
#include <cstddef>

#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// Counts a piece at this distance from its goal and from the middle.
template <class Stage, class Count>
void count_piece(Stage& stage, bool knight, int steps, std::size_t files, Count&& count) {
  const std::size_t step = std::min(static_cast<std::size_t>(steps), most_steps - 1);
  const std::size_t file = std::min(files, most_files - 1);
  count(knight ? stage.knight : stage.man, 1);
  count((knight ? stage.knight_at : stage.man_at)[step], 1);
  count((knight ? stage.knight_file : stage.man_file)[file], 1);
}

/// Counts a seat's pieces around its own castle.
template <class Stage, class Count>
void count_guards(Stage& stage, ZoneCounts at_home, Count&& count) {
  const auto guards = static_cast<std::size_t>(within(at_home, guard_steps));
  count(stage.guards[std::min(guards, most_guards)], 1);
}

/// Counts a seat's pieces around the castle of an enemy, against the pieces of that enemy's side.
template <class Stage, class Count>
void count_attack(Stage& stage, ZoneCounts attack, ZoneCounts defence, int pieces_to_win,
                  Count&& count) {
  const int inside = within(attack, 0);
  for (std::size_t k = zones - 1; k >= 1; --k) {
    const int attackers = within(attack, k) - inside;
    if (attackers == 0) break;
    const int defenders = within(defence, k);
    if (attackers > defenders) count(stage.pressure[k], attackers - defenders);
    if (defenders == 0 && attackers + inside >= pieces_to_win) count(stage.breakthrough[k], 1);
  }
}

/// Returns the value of a lead of `men_more` men, negative if behind, with `men` men on the board.
template <class Number>
[[nodiscard]] constexpr Number trade_of(Number weight, int men_more, int men) {
  return weight * 10 * men_more / (men + 1);
}

using Terms = WeightsOf<double>;

/// Returns the count of each weight for a seat in a game of two, regardless of the stage.
[[nodiscard]] StageOf<double> times_of(const Variant& variant, const Layout& layout,
                                       const Position& pos, Seat seat);

/// Returns the contribution of each weight in a game of two, White's minus Black's: the input of
/// the tuner. The sum of weight times term is the value for White, before rounding. `pos` must not
/// be over by board_verdict().
[[nodiscard]] Terms terms_of(const Variant& variant, const Layout& layout, const Position& pos);

}  // namespace camlann::camelot
