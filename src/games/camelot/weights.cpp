#include "games/camelot/weights.hpp"

#include <array>
#include <cstddef>

namespace camlann::camelot {

namespace {

constexpr Weights cam() {
  Weights weights;
  weights.many.man = 102;
  weights.many.knight = 86;
  weights.many.man_at = {206, 204, 118, 13,  -12, -50, -56, -58,
                         -60, -62, -64, -66, -68, -70, -72, -74};
  weights.many.knight_at = {198, 196, 108, 33,  10,  -25, -36, -38,
                            -40, -63, -65, -67, -69, -71, -73, -75};
  weights.many.man_file = {-5, 2, -4, 11, 0, 0, 0};
  weights.many.knight_file = {15, 2, -5, -17, 0, 0, 0};
  weights.many.guards = {-46, 29, 40, 60, 63};
  weights.many.pressure = {0, -41, -18, 55, 34, -18};
  weights.many.breakthrough = {0, -126, -126, -126, -126, -126};
  weights.many.tempo = 8;
  weights.few.man = 75;
  weights.few.knight = 63;
  weights.few.man_at = {184, 182, 81,  -11, -13, -59, -61, -63,
                        -65, -67, -69, -71, -73, -75, -77, -79};
  weights.few.knight_at = {180, 178, -3,  -5,  -7,  -25, -27, -29,
                           -31, -38, -40, -42, -44, -46, -48, -50};
  weights.few.man_file = {10, -5, -22, -40, 0, 0, 0};
  weights.few.knight_file = {-5, 25, -12, -16, 0, 0, 0};
  weights.few.guards = {80, -32, 5, 24, 69};
  weights.few.pressure = {0, -68, 46, 104, 28, -56};
  weights.few.breakthrough = {0, 262, 262, 262, 248, 69};
  weights.few.tempo = 2;
  weights.trade = 76;
  return weights;
}

constexpr Weights camelot() {
  Weights weights;
  weights.many.man = 93;
  weights.many.knight = 124;
  weights.many.man_at = {225, 223, 65,  9,   -27, -44, -46, -48,
                         -50, -53, -55, -81, -83, -85, -87, -89};
  weights.many.knight_at = {126, 124, 11, 9, 7, 5, 3, 1, -1, -3, -5, -30, -75, -77, -79, -81};
  weights.many.man_file = {11, 0, 2, 0, -19, -9, 0};
  weights.many.knight_file = {28, 26, 22, 8, -24, -62, 0};
  weights.many.guards = {1, 8, 16, 69, 51};
  weights.many.pressure = {0, -100, -15, -30, 50, 4};
  weights.many.breakthrough = {0, 130, 130, 130, 109, 109};
  weights.many.tempo = 15;
  weights.few.man = 67;
  weights.few.knight = 45;
  weights.few.man_at = {158, 156,  104,  102,  100,  51,   -21,  -50,
                        -88, -105, -107, -121, -135, -140, -142, -144};
  weights.few.knight_at = {184, 182, 133, 121,  77,   34,   3,    -29,
                           -56, -68, -94, -110, -112, -114, -116, -118};
  weights.few.man_file = {24, 26, 4, -20, -34, -73, 0};
  weights.few.knight_file = {42, 28, 10, -12, -24, -52, 0};
  weights.few.guards = {18, -24, 54, 56, 41};
  weights.few.pressure = {0, -1, 3, 37, 19, -66};
  weights.few.breakthrough = {0, 288, 288, 213, 80, 80};
  weights.few.tempo = 17;
  weights.trade = 97;
  return weights;
}

// The files of hexagons have no measured values.
constexpr Weights tri_camelot() {
  Weights weights = camelot();
  for (StageOf<int>* stage : {&weights.many, &weights.few}) {
    stage->man_file = {};
    stage->knight_file = {};
  }
  return weights;
}

constexpr Weights camette() {
  Weights weights;
  weights.many.man = 81;
  weights.many.knight = 81;
  weights.many.man_at = {150, 106, 10, 8, 6, 2, -49, -51, -53, -55, -57, -59, -61, -63, -65, -67};
  weights.many.knight_at = {150, 110, 33,  12,  10,  8,   -31, -33,
                            -35, -37, -39, -41, -43, -45, -47, -49};
  weights.many.man_file = {-19, -16, -7, 0, 0, 0, 0};
  weights.many.knight_file = {0, 10, -16, 0, 0, 0, 0};
  weights.many.guards = {80, 151, 6, -33, -59};
  weights.many.pressure = {0, -32, -14, -26, -80, 37};
  weights.many.breakthrough = {0, -75, -75, -82, -223, -223};
  weights.many.tempo = 3;
  weights.few.man = 117;
  weights.few.knight = 133;
  weights.few.man_at = {160, 158, 156, 154, 72,  0,   -68, -70,
                        -72, -74, -76, -78, -80, -82, -84, -86};
  weights.few.knight_at = {150, 122, 113, 111, 40,  3,   -52, -54,
                           -56, -58, -60, -62, -64, -66, -68, -70};
  weights.few.man_file = {28, 20, -10, 0, 0, 0, 0};
  weights.few.knight_file = {18, -16, -5, 0, 0, 0, 0};
  weights.few.guards = {110, -73, -60, -12, 181};
  weights.few.pressure = {0, -27, 20, -75, 49, 169};
  weights.few.breakthrough = {0, 175, 175, -158, -468, -468};
  weights.few.tempo = 9;
  weights.trade = 93;
  return weights;
}

constexpr Weights chivalry() {
  Weights weights;
  weights.many.man = 110;
  weights.many.knight = 156;
  weights.many.man_at = {262, 213, 126, 49,  -25, -27, -29,  -31,
                         -56, -58, -60, -86, -96, -98, -100, -102};
  weights.many.knight_at = {248, 219, 43,  -3,  -5,   -7,   -9,   -11,
                            -13, -15, -17, -48, -109, -111, -113, -115};
  weights.many.man_file = {-8, -2, 8, 14, 11, 1, -3};
  weights.many.knight_file = {7, -1, 20, 34, 9, -11, -60};
  weights.many.guards = {13, 14, 35, 46, 39};
  weights.many.pressure = {0, -27, -21, 8, -5, -49};
  weights.many.breakthrough = {0, 83, 83, 24, -71, -118};
  weights.many.tempo = 23;
  weights.few.man = 142;
  weights.few.knight = 193;
  weights.few.man_at = {271, 269, 124, 122, 102, 69,   -27,  -78,
                        -84, -86, -88, -90, -92, -109, -111, -113};
  weights.few.knight_at = {194, 192, 190, 129,  73,   71,   -24,  -60,
                           -62, -81, -91, -113, -115, -117, -119, -121};
  weights.few.man_file = {67, 45, 41, 10, 21, -32, -58};
  weights.few.knight_file = {66, 65, -7, 9, -29, -40, -62};
  weights.few.guards = {-23, -21, 71, 70, 49};
  weights.few.pressure = {0, -40, 6, 48, 30, -65};
  weights.few.breakthrough = {0, 318, 270, 200, 182, 49};
  weights.few.tempo = 14;
  weights.trade = -7;
  return weights;
}

constexpr Weights untuned() {
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

// Men are a burden, and easier to lose near the enemy.
constexpr Weights reversed() {
  StageOf<int> stage;
  stage.man = -100;
  stage.knight = -150;
  constexpr int step = 8;
  for (std::size_t steps = 1; steps < most_steps; ++steps) {
    stage.man_at[steps] = stage.knight_at[steps] = -step * static_cast<int>(steps);
  }
  stage.man_at[0] = stage.knight_at[0] = -150;
  return {stage, stage, 0};
}

}  // namespace

constinit const Weights untuned_weights = untuned();
constinit const Weights reversed_weights = reversed();
constinit const Weights cam_weights = cam();
constinit const Weights camelot_weights = camelot();
constinit const Weights camette_weights = camette();
constinit const Weights chivalry_weights = chivalry();
constinit const Weights tri_camelot_weights = tri_camelot();

}  // namespace camlann::camelot
