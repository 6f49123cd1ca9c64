// Games that the scores of the players decide.
#include "lab/adjudication.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace camlann {
namespace {

using Scores = std::vector<std::optional<Score>>;

/// Returns the ply at which a game with these scores ends, its players in turn; 0 if it continues.
int end_of(Adjudicator judge, const Scores& scores, int capture = 0) {
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const int ply = static_cast<int>(i) + 1;
    if (judge.count({i % 2, scores[i], ply, ply == capture})) return ply;
  }
  return 0;
}

TEST(Adjudication, APlayerResignsAfterItsMovesInARow) {
  const Adjudicator judge(ResignRule{2, 300, false}, std::nullopt);
  EXPECT_EQ(end_of(judge, {-300, 0, -310}), 3);
  EXPECT_EQ(end_of(judge, {0, -300, 0, -300}), 4);
  EXPECT_EQ(end_of(judge, {-300, 0, -299, 0, -300}), 0) << "not in a row";
  EXPECT_EQ(end_of(judge, {-300, 0, std::nullopt, 0, -300}), 0) << "no score";
  Adjudicator named = judge;
  EXPECT_FALSE(named.count({1, -400, 2, false}));
  const auto end = named.count({1, -400, 4, false});
  ASSERT_TRUE(end);
  EXPECT_EQ(end->kind, Adjudication::resignation);
  EXPECT_EQ(end->loser, 1U);
}

TEST(Adjudication, AResignationMayNeedBothPlayers) {
  const Adjudicator judge(ResignRule{2, 300, true}, std::nullopt);
  EXPECT_EQ(end_of(judge, {-300, 0, -300, 0, -300}), 0);
  EXPECT_EQ(end_of(judge, {-300, 300, -300, 310}), 4);
}

TEST(Adjudication, ADrawNeedsLevelMovesOfBothWithoutACapture) {
  const Adjudicator judge(std::nullopt, DrawRule{0, 2, 10});
  EXPECT_EQ(end_of(judge, {10, -10, 0, 5}), 4);
  EXPECT_EQ(end_of(judge, {11, 0, 0, 0, 0}), 5);
  EXPECT_EQ(end_of(judge, {0, 0, 0, 0, 0, 0, 0}, 3), 7);
  EXPECT_EQ(end_of(judge, {0, 0, std::nullopt, 0, 0, 0}), 0);
}

TEST(Adjudication, ADrawWaitsForItsMove) {
  const Adjudicator judge(std::nullopt, DrawRule{3, 1, 10});
  EXPECT_EQ(end_of(judge, Scores(8, 0)), 6);
}

TEST(Adjudication, WithoutRulesNothingEnds) {
  EXPECT_EQ(end_of(Adjudicator(std::nullopt, std::nullopt), Scores(8, -20'000)), 0);
}

}  // namespace
}  // namespace camlann
