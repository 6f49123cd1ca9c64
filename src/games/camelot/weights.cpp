#include "games/camelot/weights.hpp"

#include <array>
#include <cstddef>

#include "games/camelot/variant.hpp"

namespace camlann::camelot {

namespace {

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
  if (variant.id == "camette") return camette_weights();
  return untuned_weights();  // what was found for the others: doc/measurements.md
}

}  // namespace camlann::camelot
