#include "games/camblam/weights.hpp"

namespace camlann::camblam {

Weights untuned_weights() {
  Weights weights;
  weights.man = {0, 100, 500, 450, 600, 700, 600, 900, 1400, 0};
  weights.rank[static_cast<std::size_t>(Man::pawn)] = {0, 0, 0, 0, 5, 10, 20, 35, 60, 120, 200, 0};
  for (std::size_t man = static_cast<std::size_t>(Man::knight); man < man_kinds - 1; ++man) {
    weights.file[man] = {0, 4, 8, 12, 14, 16};
    weights.near_enemy[man] = {30, 30, 20, 10, 5};
    weights.aims[man] = 10;
  }
  weights.guards = {15, 5};
  weights.crowd = {0, 0, 20, 50, 90, 130, 170, 200};
  weights.tempo = 15;
  return weights;
}

Weights tuned_weights() {
  return untuned_weights();
}

}  // namespace camlann::camblam
