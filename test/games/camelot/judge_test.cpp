// The judge of games of two says the same from either side of the board, agrees with a plain count,
// and with the sum of weights and terms that the tuner sees.

#include "games/camelot/judge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "games/camelot/layout.hpp"
#include "games/camelot/plain_value.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/standing.hpp"
#include "games/camelot/terms.hpp"
#include "games/camelot/weights.hpp"

namespace camlann::camelot {
namespace {

class JudgeOfTwo : public testing::TestWithParam<const char*> {
 protected:
  JudgeOfTwo() : rules_(*find_variant(GetParam()), RuleSet{}) {}

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

TEST_P(JudgeOfTwo, IsTheSameWithTheBoardTurnedRound) {
  const Judge judge(rules_.variant(), odd_weights());
  const int files = rules_.variant().files;
  const int ranks = rules_.variant().ranks;
  const auto turned = [&](Square square) {
    return make_square(files - 1 - file_of(square), ranks - 1 - rank_of(square));
  };
  for (const Position& pos : some_positions()) {
    EXPECT_EQ(judge(pos), judge(moved(pos, true, turned)));
  }
}

TEST_P(JudgeOfTwo, IsTheSameInAMirror) {
  const Judge judge(rules_.variant(), odd_weights());
  const int files = rules_.variant().files;
  const auto mirrored = [&](Square square) {
    return make_square(files - 1 - file_of(square), rank_of(square));
  };
  for (const Position& pos : some_positions()) {
    EXPECT_EQ(judge(pos), judge(moved(pos, false, mirrored)));
  }
}

TEST_P(JudgeOfTwo, IsTheSumOfWeightsAndTerms) {
  const Layout layout(rules_.variant());
  for (const Weights& weights : {odd_weights(), *rules_.variant().weights}) {
    const Judge judge(rules_.variant(), weights);
    std::array<int, weight_count> weight{};
    std::memcpy(weight.data(), &weights, sizeof(weights));
    for (const Position& pos : some_positions()) {
      const Terms terms = terms_of(rules_.variant(), layout, pos);
      std::array<double, weight_count> term{};
      std::memcpy(term.data(), &terms, sizeof(terms));
      double sum = 0;
      for (std::size_t i = 0; i < weight_count; ++i) sum += weight[i] * term[i];
      // Both stages and the trade are rounded once each.
      EXPECT_NEAR(pos.turn == Seat::white ? judge(pos) : -judge(pos), sum, 2.0);
    }
  }
}

TEST_P(JudgeOfTwo, AgreesWithAPlainCount) {
  const test::PlainValue plain(rules_.variant());
  for (const Weights& weights : {odd_weights(), *rules_.variant().weights}) {
    const Judge judge(rules_.variant(), weights);
    for (const Position& pos : some_positions()) {
      const Seat us = pos.turn;
      const auto lead = [&](const StageOf<int>& stage) {
        return plain.of(pos, us, stage) - plain.of(pos, opponent(us), stage) + stage.tempo;
      };
      const int own = pos.pieces[index_of(us)].size();
      const int enemy = pos.pieces[1 - index_of(us)].size();
      const int trade = weights.trade * 10 * (own - enemy) / (own + enemy + 1);
      ASSERT_EQ(judge(pos), plain.mixed(lead(weights.many), lead(weights.few), pos) + trade);
    }
  }
}

// The parts add up: with the men, the trade and the tempo they make the judge's value.
TEST_P(JudgeOfTwo, IsTheSumOfItsParts) {
  const Variant& variant = rules_.variant();
  const Weights& weights = *variant.weights;
  const Judge judge(variant, weights);
  const auto themes = [&](const Position& pos, Seat seat) {
    const Standing one = standing_of(variant, pos, seat);
    return one.places + one.middle + one.guarding + one.attack;
  };
  for (const Position& pos : some_positions()) {
    const int all = pos.pieces[0].size() + pos.pieces[1].size();
    const double many = static_cast<double>(all) / (2 * variant.men_per_seat);
    const auto between = [&](int StageOf<int>::* weight) {
      return weights.few.*weight + (weights.many.*weight - weights.few.*weight) * many;
    };
    const SquareSet& own = pos.pieces[index_of(pos.turn)];
    const SquareSet& enemy = pos.pieces[index_of(opponent(pos.turn))];
    const int knights = (own & pos.knights).size() - (enemy & pos.knights).size();
    const int men = own.size() - enemy.size() - knights;
    const double value = themes(pos, pos.turn) - themes(pos, opponent(pos.turn)) +
                         knights * between(&StageOf<int>::knight) +
                         men * between(&StageOf<int>::man) + between(&StageOf<int>::tempo) +
                         trade_of(static_cast<double>(weights.trade), men + knights, all);
    EXPECT_NEAR(judge(pos), value, 2.0) << variant.id;
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, JudgeOfTwo,
                         testing::Values("cam", "camelot", "camette", "chivalry", "mini-camelot"),
                         [](const auto& param) {
                           std::string name = param.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Judge, PrefersMenForwardForEachPlayer) {
  const PortableRules rules(*find_variant("cam"), RuleSet{});
  const Judge judge(rules.variant(), *rules.variant().weights);
  for (const Seat seat : {Seat::white, Seat::black}) {
    Position near;
    near.pieces[0].add(make_square(0, seat == Seat::white ? 8 : 4));
    near.pieces[1].add(make_square(6, seat == Seat::white ? 8 : 4));
    near.turn = seat;
    EXPECT_GT(judge(near), 0);
  }
}

}  // namespace
}  // namespace camlann::camelot
