#include "games/camblam/material.hpp"

#include <cstddef>

#include "games/camblam/position.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

int Material::operator()(const Position& pos) const {
  int sum = 0;
  for (std::size_t man = 1; man < man_kinds; ++man) {
    if (man == static_cast<std::size_t>(Man::king)) continue;
    const int own = (pos.kinds[man] & pos.men[index_of(pos.turn)]).size();
    const int enemy = (pos.kinds[man] & pos.men[index_of(opponent(pos.turn))]).size();
    sum += values_[man] * (own - enemy);
  }
  return sum;
}

}  // namespace camlann::camblam
