#include "games/camelot/weights.hpp"

#include <array>
#include <cstddef>

#include "games/camelot/variant.hpp"

namespace camlann::camelot {

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

Weights tuned_weights(const Variant&) {
  return untuned_weights();
}

}  // namespace camlann::camelot
