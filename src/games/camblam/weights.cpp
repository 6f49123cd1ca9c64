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
  weights.man = {0, 30, 836, 183, 1058, 786, 412, 2931, 1223, 0};
  weights.rank[1] = {0, 0, -150, -20, 20, 9, 20, -37, -23, 297, 140, 0};
  weights.rank[2] = {-309, -290, -59, 2, 139, 214, 179, 221, 92, -30, 101, -250};
  weights.rank[3] = {-175, -49, 39, 86, 286, -32, 53, -75, -164, -25, 60, -11};
  weights.rank[4] = {-198, -255, -105, -53, 17, -36, 65, -48, 112, 66, 278, 169};
  weights.rank[5] = {-75, -165, -84, -84, 63, -114, -82, -27, 221, 57, 168, 126};
  weights.rank[6] = {36, -271, 99, 146, 69, 69, 71, 17, -9, 19, -217, -34};
  weights.rank[7] = {-142, 290, 136, -90, -94, -42, -173, -111, -14, -144, 176, 267};
  weights.rank[8] = {-255, -48, -150, 31, 13, 41, -13, 41, 127, 0, 80, 128};
  weights.rank[9] = {239, 140, -68, -230, -108, -4, 8, 17, 0, -3, 5, 4};
  weights.file[1] = {-35, -34, 39, 0, -42, -52};
  weights.file[2] = {-12, 6, -82, 52, 41, 54};
  weights.file[3] = {60, -225, -40, 41, 101, 112};
  weights.file[4] = {-71, 52, -31, -63, 122, 54};
  weights.file[5] = {-93, 18, -48, 112, 86, -19};
  weights.file[6] = {44, 33, -27, -98, -5, 103};
  weights.file[7] = {45, 77, -47, 15, -28, 28};
  weights.file[8] = {-167, 60, -45, 41, 197, -35};
  weights.file[9] = {-60, 10, 73, 39, 73, -135};
  weights.near_enemy[1] = {103, 169, 53, 93, 15};
  weights.near_enemy[2] = {73, -11, 33, 283, 93};
  weights.near_enemy[3] = {-191, -92, -256, 343, 378};
  weights.near_enemy[4] = {30, 484, 292, 365, 239};
  weights.near_enemy[5] = {30, 168, 197, 131, 214};
  weights.near_enemy[6] = {30, -78, 22, 112, 124};
  weights.near_enemy[7] = {30, -81, -69, 1, -61};
  weights.near_enemy[8] = {30, 319, 434, 296, 131};
  weights.aims = {0, 0, 8, -8, 25, 22, 65, -240, -5, 0};
  weights.guards = {40, 55};
  weights.crowd = {-599, -65, 479, 239, 105, 130, 170, 200};
  weights.tempo = 150;
  return weights;
}

}  // namespace camlann::camblam
