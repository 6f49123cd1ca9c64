#include "games/camblam/terms.hpp"

#include <algorithm>
#include <cstddef>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

Weights terms_of(const Position& pos) {
  Weights terms;
  for (const Seat seat : {Seat::white, Seat::black}) {
    const int sign = seat == Seat::white ? 1 : -1;
    const auto count = [sign](int& term) { term += sign; };
    const Square own_king = pos.kings[index_of(seat)];
    const Square enemy_king = pos.kings[index_of(opponent(seat))];
    std::size_t crowd = 0;
    pos.men[index_of(seat)].for_each([&](Square square) {
      const auto man = static_cast<std::size_t>(man_of(pos.at(square)));
      const FromKing attack = from_king(square, enemy_king);
      each_weight_of_place(terms, seat, man, square, count);
      each_weight_of_attack(terms, man, attack, count);
      each_weight_of_guard(terms, from_king(square, own_king), count);
      if (counts_in_crowd(man) && attack.steps() <= crowd_reach) ++crowd;
    });
    count(terms.crowd[std::min(crowd, most_crowd - 1)]);
  }
  terms.tempo = pos.turn == Seat::white ? 1 : -1;
  return terms;
}

}  // namespace camlann::camblam
