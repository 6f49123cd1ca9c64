#include "games/camblam/evaluation.hpp"

#include <cstddef>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

int Evaluation::material(const Position& pos) const {
  int value = 0;
  for (std::size_t man = 1; man < man_kinds; ++man) {
    const int more = (pos.kinds[man] & pos.men[index_of(pos.turn)]).size() -
                     (pos.kinds[man] & pos.men[index_of(opponent(pos.turn))]).size();
    value += more * weights_.man[man];
  }
  return value;
}

int Evaluation::guess(const Position& pos, Move move) const {
  int gain = 0;
  for (const Square square : taken_by(pos, move)) {
    gain += weights_.man[static_cast<std::size_t>(man_of(pos.at(square)))];
  }
  if (move.extra != 0) gain += weights_.man[move.extra] - weights_.man[1];
  return gain;
}

}  // namespace camlann::camblam
