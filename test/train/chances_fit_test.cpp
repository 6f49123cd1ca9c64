// Fitting chances to results.

#include "chances_fit.hpp"

#include <gtest/gtest.h>

#include <cstdint>

#include "base/random.hpp"
#include "engine/score_chances.hpp"
#include "games/camelot/variant.hpp"
#include "nn/sums.hpp"
#include "played.hpp"
#include "scored_set.hpp"

namespace camlann::train {
namespace {

/// Games of one position each, with results drawn by lot from a model.
ScoredSet drawn_from(const ChanceModel& model, int count) {
  const SquareSet& squares = camelot::find_variant("cam")->squares;
  const nn::Board board = *nn::Board::of(squares, 2);
  Random random(46);
  ScoredSet set;
  for (int i = 0; i < count; ++i) {
    const auto score = static_cast<std::int16_t>(static_cast<int>(random.below(1201)) - 600);
    const Chances chances = chances_of(model, score);
    const int lot = static_cast<int>(random.below(1000));
    const int half_points = lot < chances.win ? 2 : lot < chances.win + chances.draw ? 1 : 0;
    ScoredGame game;
    game.half_points = static_cast<std::uint8_t>(half_points);
    game.positions.push_back({{}, true, true, score});
    EXPECT_TRUE(set.add(game, squares, board));
  }
  return set;
}

TEST(ChancesFit, FindsTheModelThatTheResultsCameFrom) {
  const ChanceModel model{80, 150};
  const ScoredSet set = drawn_from(model, 40'000);
  const ChanceModel found = fitted_chances(set);
  EXPECT_NEAR(found.lead, model.lead, 8);
  EXPECT_NEAR(found.slope, model.slope, 8);
  EXPECT_LE(loss_of(found, set), loss_of(model, set) + 1e-6);
  EXPECT_LT(largest_error(found, set), 0.02);
  EXPECT_GT(largest_error({80, 600}, set), 0.05);
}

TEST(ChancesFit, GivesNoDrawsWhereNoneHappen) {
  EXPECT_LT(fitted_chances(drawn_from({0, 200}, 20'000)).lead, 3);
}

}  // namespace
}  // namespace camlann::train
