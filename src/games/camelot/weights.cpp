#include "games/camelot/weights.hpp"

#include <array>
#include <cstddef>

#include "games/camelot/variant.hpp"

namespace camlann::camelot {

namespace {

Weights cam_weights() {
  Weights weights;
  weights.many.man = 102;
  weights.many.knight = 141;
  weights.many.man_at = {150, 15, 8, 2, -6, -18, -23, -28, -19, -24, -28, -34, -36, -39, -42, -45};
  weights.many.knight_at = {150, 15,  6,   0,   -6,  -13, -13, -15,
                            -14, -20, -21, -26, -24, -26, -28, -30};
  weights.many.man_file = {1, 1, 0, 3, 0, 0, 0};
  weights.many.knight_file = {1, 1, -1, -3, 0, 0, 0};
  weights.many.guards = {4, 21, 34, 42, 45};
  weights.many.pressure = {0, 14, 12, 8, 5, 3};
  weights.many.breakthrough = {0, 486, 374, 285, 182, 101};
  weights.many.tempo = 2;
  weights.few.man = 102;
  weights.few.knight = 143;
  weights.few.man_at = {150, 15, 7, -1, -7, -17, -21, -21, -21, -21, -31, -34, -36, -39, -42, -45};
  weights.few.knight_at = {150, 15,  5,   0,   -5,  -11, -12, -15,
                           -15, -19, -24, -25, -24, -26, -28, -30};
  weights.few.man_file = {2, 2, 1, 1, 0, 0, 0};
  weights.few.knight_file = {0, 0, -1, -1, 0, 0, 0};
  weights.few.guards = {8, 17, 37, 40, 44};
  weights.few.pressure = {0, 14, 12, 8, 5, 2};
  weights.few.breakthrough = {0, 484, 380, 282, 174, 85};
  weights.few.tempo = 4;
  weights.trade = 20;
  return weights;
}

Weights camelot_weights() {
  Weights weights;
  weights.many.man = 134;
  weights.many.knight = 189;
  weights.many.man_at = {433, 241, 122, 121, -13, -61,  -101, -73,
                         -58, -70, -61, -88, -76, -181, -58,  -48};
  weights.many.knight_at = {291, 114, -7, -8,  -16, -72, -40, -59,
                            -25, -5,  4,  -18, -66, -56, -51, -42};
  weights.many.man_file = {12, 18, 23, 24, -1, -1, 0};
  weights.many.knight_file = {28, 30, 23, 5, -35, -49, 0};
  weights.many.guards = {-31, -65, -78, 55, 265};
  weights.many.pressure = {0, -11, 92, -7, 16, -58};
  weights.many.breakthrough = {0, -33, -105, -194, 54, -332};
  weights.many.tempo = 14;
  weights.few.man = 110;
  weights.few.knight = 126;
  weights.few.man_at = {-51, 252, 70, 1, 43, 56, 30, -9, -49, -59, -47, -101, -86, -42, -80, -50};
  weights.few.knight_at = {-64, 268, 102, 55,   46,   84,   22,  16,
                           -56, -20, -76, -111, -110, -109, -70, -46};
  weights.few.man_file = {41, 31, 4, -14, -17, -24, 0};
  weights.few.knight_file = {48, 11, 15, -11, -21, -46, 0};
  weights.few.guards = {19, 11, 102, 52, -39};
  weights.few.pressure = {0, -207, -122, 6, 45, 2};
  weights.few.breakthrough = {0, 421, 406, 363, 137, 191};
  weights.few.tempo = 3;
  weights.trade = 8;
  return weights;
}

Weights camette_weights() {
  Weights weights;
  weights.many.man = 78;
  weights.many.knight = 28;
  weights.many.man_at = {150, 117, 12,  -66, -34, -32, -167, -21,
                         -24, -27, -30, -33, -36, -39, -42,  -45};
  weights.many.knight_at = {150, 34,  20,  -28, 8,   36,  -108, -14,
                            -16, -18, -20, -22, -24, -26, -28,  -30};
  weights.many.man_file = {-16, -33, 0, 0, 0, 0, 0};
  weights.many.knight_file = {-20, 12, -1, 0, 0, 0, 0};
  weights.many.guards = {154, 192, -64, -82, -54};
  weights.many.pressure = {0, 5, -47, -10, -53, 13};
  weights.many.breakthrough = {0, -58, -177, 239, -85, 120};
  weights.many.tempo = 4;
  weights.few.man = 111;
  weights.few.knight = 179;
  weights.few.man_at = {150, 99,  22,  171, -5,  -92, -162, -21,
                        -24, -27, -30, -33, -36, -39, -42,  -45};
  weights.few.knight_at = {150, 87,  11,  103, 11,  -102, -121, -14,
                           -16, -18, -20, -22, -24, -26,  -28,  -30};
  weights.few.man_file = {13, 40, -29, 0, 0, 0, 0};
  weights.few.knight_file = {24, 5, -28, 0, 0, 0, 0};
  weights.few.guards = {319, -134, -134, -119, 214};
  weights.few.pressure = {0, 7, 5, -57, 47, 107};
  weights.few.breakthrough = {0, 87, 480, -99, -420, 120};
  weights.few.tempo = 26;
  weights.trade = 115;
  return weights;
}

Weights chivalry_weights() {
  Weights weights;
  weights.many.man = 112;
  weights.many.knight = 118;
  weights.many.man_at = {240, 124, 45, 41, 8, -25, -54, 3, -67, -64, -41, -87, -104, -36, -40, -48};
  weights.many.knight_at = {149, 96, 61, -51, -63, -86, 1, -9, 3, 21, 20, -36, -96, -67, 20, -32};
  weights.many.man_file = {-11, 4, 10, 41, 10, 6, -33};
  weights.many.knight_file = {-15, -23, 23, 42, 25, -4, -52};
  weights.many.guards = {-9, 25, 55, -8, 83};
  weights.many.pressure = {0, 0, 3, -6, -8, -91};
  weights.many.breakthrough = {0, 48, -77, -132, -172, 30};
  weights.many.tempo = 10;
  weights.few.man = 147;
  weights.few.knight = 234;
  weights.few.man_at = {377,  388,  259,  157,  66,  44,  -86, -157,
                        -137, -173, -140, -174, -86, -92, -78, -52};
  weights.few.knight_at = {279,  356,  244,  183,  112,  104,  -93, -107,
                           -168, -159, -177, -223, -162, -137, -64, -37};
  weights.few.man_file = {64, 38, 39, -3, 3, -21, -15};
  weights.few.knight_file = {80, 50, 7, -4, -20, -54, -56};
  weights.few.guards = {-22, -1, 14, 81, 74};
  weights.few.pressure = {0, -47, -60, 9, 48, -81};
  weights.few.breakthrough = {0, 215, 337, 329, 260, -73};
  weights.few.tempo = 24;
  weights.trade = 42;
  return weights;
}

}  // namespace

Weights untuned_weights() {
  StageOf<int> stage;
  stage.man = 100;
  stage.knight = 170;
  constexpr std::array<int, 5> near_goal{150, 16, 8, 4, 2};
  for (std::size_t steps = 0; steps < most_steps; ++steps) {
    const int near = steps < near_goal.size() ? near_goal[steps] : 0;
    stage.man_at[steps] = near - 3 * static_cast<int>(steps);
    stage.knight_at[steps] = near - 2 * static_cast<int>(steps);
  }
  stage.guards = {0, 24, 36, 42, 44};
  stage.pressure = {0, 14, 12, 8, 5, 3};
  stage.breakthrough = {0, 500, 400, 300, 200, 120};
  stage.tempo = 6;
  return {stage, stage, 10};
}

Weights tuned_weights(const Variant& variant) {
  if (variant.id == "cam") return cam_weights();
  if (variant.id == "camelot") return camelot_weights();
  if (variant.id == "camette") return camette_weights();
  if (variant.id == "chivalry") return chivalry_weights();
  return untuned_weights();  // a board that was never tuned for
}

}  // namespace camlann::camelot
