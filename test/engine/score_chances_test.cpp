// Scores as chances, and the computer's judgement in the scores of each evaluation.

#include "engine/score_chances.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/analyst.hpp"
#include "engine/networks.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr Evaluator evaluators[] = {Evaluator::hand, Evaluator::network};

Game array_of(std::string_view variant) {
  return make_game(variant).value();
}

TEST(ScoreChances, AddUpToAThousandAndRiseWithTheScore) {
  for (const VariantInfo& variant : catalog()) {
    for (const Evaluator evaluator : evaluators) {
      const auto model = chance_model(variant.id, evaluator);
      if (!model) continue;
      Chances before{0, 0, 1000};
      for (Score score = -3000; score <= 3000; score += 50) {
        const Chances now = chances_of(*model, score);
        EXPECT_NEAR(now.win + now.draw + now.loss, 1000, 1) << variant.id << ' ' << score;
        EXPECT_GE(now.draw, 0);
        EXPECT_GE(now.win, before.win);
        EXPECT_LE(now.loss, before.loss);
        const Chances other = chances_of(*model, -score);
        EXPECT_EQ(now.win, other.loss);
        before = now;
      }
    }
  }
}

TEST(ScoreChances, AreKnownForTheFittedGamesAndEveryNetwork) {
  constexpr std::array<std::string_view, 5> fitted{"cam", "camelot", "camette", "chivalry",
                                                   "mini-camelot"};
  for (const VariantInfo& variant : catalog()) {
    const bool known = std::find(fitted.begin(), fitted.end(), variant.id) != fitted.end();
    EXPECT_EQ(chance_model(variant.id, Evaluator::hand).has_value(), known) << variant.id;
    EXPECT_EQ(chance_model(variant.id, Evaluator::network).has_value(),
              built_in_network(array_of(variant.id)) != nullptr)
        << variant.id;
  }
}

TEST(ScoreChances, AreCertainOnceTheEndIsSeen) {
  for (const Evaluator evaluator : evaluators) {
    EXPECT_EQ(chances_of(array_of("cam"), evaluator, win_in(3)), (Chances{1000, 0, 0}));
    EXPECT_EQ(chances_of(array_of("cam"), evaluator, loss_in(4)), (Chances{0, 0, 1000}));
  }
  EXPECT_FALSE(chances_of(array_of("tri-camelot"), Evaluator::hand, 0));
}

TEST(ScoreChances, JudgeAlikeWithEachEvaluation) {
  const auto points = [](const Chances& chances) { return chances.win + chances.draw / 2; };
  for (const char* variant : {"cam", "camelot", "chivalry"}) {
    const Game game = array_of(variant);
    const Judgement by_hand = judgement_of(game, Evaluator::hand);
    const Judgement by_network = judgement_of(game, Evaluator::network);
    EXPECT_EQ(by_hand.hopeless, game.variant().temper.judgement.hopeless);
    for (const auto threshold : {&Judgement::hopeless, &Judgement::worse, &Judgement::level}) {
      EXPECT_NEAR(points(*chances_of(game, Evaluator::hand, by_hand.*threshold)),
                  points(*chances_of(game, Evaluator::network, by_network.*threshold)), 4)
          << variant;
    }
  }
}

}  // namespace
}  // namespace camlann
