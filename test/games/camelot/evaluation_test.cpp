// The evaluation is the same from either side of the board, and the sum of weights and terms.

#include "games/camelot/evaluation.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/weights.hpp"

namespace camlann::camelot {
namespace {

class EvaluationOf : public testing::TestWithParam<const char*> {
 protected:
  EvaluationOf() : rules_(*find_variant(GetParam()), RuleSet{}) {}

  // Positions on the way of random games, none of them over.
  [[nodiscard]] std::vector<Position> some_positions() const {
    std::vector<Position> list;
    Random random(4);
    for (int game = 0; game < 60; ++game) {
      Position pos = rules_.start();
      for (int ply = 0; ply < 150 && !rules_.verdict(pos).over(); ++ply) {
        list.push_back(pos);
        MoveList moves;
        rules_.legal(pos, moves);
        rules_.advance(pos, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      }
    }
    return list;
  }

  template <class F>
  [[nodiscard]] Position moved(const Position& pos, bool change_seats, F&& to) const {
    Position result;
    for (unsigned seat = 0; seat < 2; ++seat) {
      pos.pieces[seat].for_each([&](Square square) {
        result.pieces[change_seats ? 1 - seat : seat].add(to(square));
        result.knights.toggle(to(square), pos.knights.has(square));
      });
    }
    result.turn = change_seats ? opponent(pos.turn) : pos.turn;
    return result;
  }

  PortableRules rules_;
};

// Weights that are all different, so that no term hides behind another.
Weights odd_weights() {
  std::vector<int> numbers(weight_count);
  Random random(9);
  for (int& number : numbers) number = static_cast<int>(random.below(400)) - 200;
  Weights weights;
  std::memcpy(static_cast<void*>(&weights), numbers.data(), sizeof(weights));
  return weights;
}

TEST_P(EvaluationOf, IsTheSameWithTheBoardTurnedRound) {
  const Evaluation evaluation(rules_, odd_weights());
  const int files = rules_.variant().files;
  const int ranks = rules_.variant().ranks;
  const auto turned = [&](Square square) {
    return make_square(files - 1 - file_of(square), ranks - 1 - rank_of(square));
  };
  for (const Position& pos : some_positions()) {
    EXPECT_EQ(evaluation(pos), evaluation(moved(pos, true, turned)));
  }
}

TEST_P(EvaluationOf, IsTheSameInAMirror) {
  const Evaluation evaluation(rules_, odd_weights());
  const int files = rules_.variant().files;
  const auto mirrored = [&](Square square) {
    return make_square(files - 1 - file_of(square), rank_of(square));
  };
  for (const Position& pos : some_positions()) {
    EXPECT_EQ(evaluation(pos), evaluation(moved(pos, false, mirrored)));
  }
}

TEST_P(EvaluationOf, IsTheSumOfWeightsAndTerms) {
  const Layout layout(rules_.variant());
  for (const Weights& weights : {odd_weights(), tuned_weights(rules_.variant())}) {
    const Evaluation evaluation(rules_, weights);
    std::array<int, weight_count> weight{};
    std::memcpy(weight.data(), &weights, sizeof(weights));
    for (const Position& pos : some_positions()) {
      const Terms terms = terms_of(rules_.variant(), layout, pos);
      std::array<double, weight_count> term{};
      std::memcpy(term.data(), &terms, sizeof(terms));
      double sum = 0;
      for (std::size_t i = 0; i < weight_count; ++i) sum += weight[i] * term[i];
      // Both stages and the trade are rounded once each.
      EXPECT_NEAR(pos.turn == Seat::white ? evaluation(pos) : -evaluation(pos), sum, 2.0);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, EvaluationOf,
                         testing::Values("cam", "camelot", "camette", "chivalry"),
                         [](const auto& param) { return std::string(param.param); });

TEST(Evaluation, EachPlayerWantsHisMenForward) {
  const PortableRules rules(*find_variant("cam"), RuleSet{});
  const Evaluation evaluation(rules);
  for (const Seat seat : {Seat::white, Seat::black}) {
    Position near;
    near.pieces[0].add(make_square(0, seat == Seat::white ? 8 : 4));
    near.pieces[1].add(make_square(6, seat == Seat::white ? 8 : 4));
    near.turn = seat;
    EXPECT_GT(evaluation(near), 0);
  }
}

}  // namespace
}  // namespace camlann::camelot
