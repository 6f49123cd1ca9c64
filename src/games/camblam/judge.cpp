#include "games/camblam/judge.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "games/camblam/places.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/terms.hpp"
#include "games/camblam/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

namespace {

/// Returns a table index, which is never negative.
std::size_t index(int place) {
  return static_cast<std::size_t>(place);
}

}  // namespace

Judge::Judge(const Weights& weights)
    : crowd_(weights.crowd), tempo_(weights.tempo), places_(weights) {
  for (int ranks = 1 - board_size; ranks < board_size; ++ranks) {
    for (int files = 1 - board_size; files < board_size; ++files) {
      const FromKing place{files, ranks};
      if (place.steps() == 0) continue;
      const std::size_t at = index(at_king + wide_ranks * ranks + files);
      const auto add_to = [](std::int16_t& sum) {
        return [&sum](int weight) { sum = static_cast<std::int16_t>(sum + weight); };
      };
      each_weight_of_guard(weights, place, add_to(guard_[at]));
      for (std::size_t man = 1; man < man_kinds; ++man) {
        each_weight_of_attack(weights, man, place, add_to(attack_[man][at]));
      }
      close_[at] = place.steps() <= crowd_reach ? 1 : 0;
    }
  }
}

Judge::Side Judge::count(const Position& pos, Seat seat) const {
  Side side;
  const Places::Men& places = places_.of(seat);
  const int own_king = at_king - wide(pos.kings[index_of(seat)]);
  const int enemy_king = at_king - wide(pos.kings[index_of(opponent(seat))]);
  pos.men[index_of(seat)].for_each([&](Square square) {
    const auto man = static_cast<std::size_t>(man_of(pos.at(square)));
    const std::size_t attack = index(wide(square) + enemy_king);
    const std::size_t guard = index(wide(square) + own_king);
    side.value += places[man][index_of(square)] + attack_[man][attack] + guard_[guard];
    side.crowd += counts_in_crowd(man) ? close_[attack] : 0u;
  });
  side.value += crowd_[std::min(side.crowd, most_crowd - 1)];
  return side;
}

int Judge::operator()(const Position& pos) const {
  return count(pos, pos.turn).value - count(pos, opponent(pos.turn)).value + tempo_;
}

}  // namespace camlann::camblam
