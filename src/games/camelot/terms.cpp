#include "games/camelot/terms.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

int within(const SquareSet& pieces, const Steps& steps, int most) {
  int number = 0;
  pieces.for_each([&](Square square) { number += steps[index_of(square)] <= most ? 1 : 0; });
  return number;
}

// What one seat has, with `share` of each.
void count(const Variant& variant, const Layout& layout, const Position& pos, Seat seat,
           double share, StageOf<double>& terms) {
  const SquareSet& own = pos.pieces[index_of(seat)];
  const SquareSet& enemy = pos.pieces[index_of(opponent(seat))];
  const Steps& to_goal = layout.to_goal[index_of(seat)];
  const Steps& to_castle = layout.to_castle[index_of(seat)];
  own.for_each([&](Square square) {
    const auto steps = static_cast<std::size_t>(to_goal[index_of(square)]);
    const std::size_t files = layout.from_middle[index_of(square)];
    const bool knight = pos.knights.has(square);
    (knight ? terms.knight : terms.man) += share;
    (knight ? terms.knight_at : terms.man_at)[steps] += share;
    (knight ? terms.knight_file : terms.man_file)[files] += share;
  });
  const auto guards = static_cast<std::size_t>(within(own, to_castle, guard_steps));
  terms.guards[std::min(guards, most_guards)] += share;
  const int inside = within(own, to_goal, 0);
  for (std::size_t k = 1; k < zones; ++k) {
    const int attackers = within(own, to_goal, static_cast<int>(k)) - inside;
    const int defenders = within(enemy, to_goal, static_cast<int>(k));
    if (attackers == 0) continue;
    terms.pressure[k] += share * std::max(attackers - defenders, 0);
    if (defenders == 0 && attackers + inside >= variant.castle_pieces_to_win) {
      terms.breakthrough[k] += share;
    }
  }
  if (pos.turn == seat) terms.tempo += share;
}

}  // namespace

Terms terms_of(const Variant& variant, const Layout& layout, const Position& pos) {
  const int white = pos.pieces[0].size();
  const int black = pos.pieces[1].size();
  const double many = static_cast<double>(white + black) / (2 * variant.men_per_seat);
  Terms terms;
  for (const Seat seat : {Seat::white, Seat::black}) {
    const double sign = seat == Seat::white ? 1 : -1;
    count(variant, layout, pos, seat, sign * many, terms.many);
    count(variant, layout, pos, seat, sign * (1 - many), terms.few);
  }
  terms.trade = 10.0 * (white - black) / (white + black + 1);
  return terms;
}

}  // namespace camlann::camelot
