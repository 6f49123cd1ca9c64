#include "games/camblam/weights.hpp"
#include <cstddef>
#include "games/camblam/position.hpp"

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
  Weights weights;
  weights.man = {0, 82, 730, 179, 866, 890, 413, 1774, 1297, 0};
  weights.rank[1] = {0, 0, -117, -11, 154, 127, 73, -278, 139, 164, 149, 0};
  weights.rank[2] = {-214, -195, -102, 57, 188, 293, -2, 41, -3, 6, -50, -14};
  weights.rank[3] = {-217, -55, 107, 126, 59, -145, 227, -13, 12, -3, -110, 5};
  weights.rank[4] = {-137, -88, -29, 8, 75, 8, 63, 1, 97, 59, 10, -59};
  weights.rank[5] = {-105, -30, 39, 63, -167, 68, 28, -69, 32, 58, 27, 61};
  weights.rank[6] = {-231, -190, 28, 204, 35, 89, 83, -108, 55, 58, 5, -34};
  weights.rank[7] = {58, 108, 105, -101, -7, -99, -19, -42, 67, -34, -19, 7};
  weights.rank[8] = {-131, 69, -52, -33, 63, 115, -78, -36, -1, -24, 13, 92};
  weights.rank[9] = {166, -21, 21, -105, -18, -2, -4, -15, -14, -7, -2, 2};
  weights.file[1] = {-24, 117, 42, -75, 26, -118};
  weights.file[2] = {-141, -6, 1, -50, 96, 158};
  weights.file[3] = {-135, -56, -78, 146, 15, 157};
  weights.file[4] = {-47, -70, -26, 101, 98, 3};
  weights.file[5] = {17, -63, -8, 97, 15, -1};
  weights.file[6] = {110, -84, 139, 5, -57, -63};
  weights.file[7] = {-9, 21, 24, 31, 47, -45};
  weights.file[8] = {-105, 255, 77, -30, -1, -145};
  weights.file[9] = {-32, 35, 53, 70, 41, -167};
  weights.near_enemy[1] = {80, 166, 24, 98, 27};
  weights.near_enemy[2] = {74, 127, 203, 95, 16};
  weights.near_enemy[3] = {-60, -73, -149, -17, 310};
  weights.near_enemy[4] = {30, 292, 339, 236, 216};
  weights.near_enemy[5] = {30, 91, 64, -34, 243};
  weights.near_enemy[6] = {30, 105, 51, 18, 68};
  weights.near_enemy[7] = {30, -78, -32, -135, 17};
  weights.near_enemy[8] = {30, -29, 150, -16, 27};
  weights.aims = {0, -25, -147, 25, 73, 150, 143, 167, 90, 0};
  weights.guards = {57, -58};
  weights.crowd = {-457, -77, 421, 144, 114, 146, 170, 200};
  weights.tempo = 109;
  return weights;
}

}  // namespace camlann::camblam
