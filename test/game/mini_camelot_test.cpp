// Mini-Camelot: what it does not share with the family.

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <vector>

#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "search/limits.hpp"
#include "support/told.hpp"

namespace camlann {
namespace {

Game game_of(std::string_view fen) {
  auto game = make_game("mini-camelot", "", fen);
  EXPECT_TRUE(game) << (game ? "" : to_text(game.error()));
  return std::move(game).value();
}

TEST(MiniCamelot, JumpsOnceAndMust) {
  const Game game = game_of("2/4/6/8/8/3m4/8/3m4/3M4/8/8/6/4/2 w");
  EXPECT_EQ(game.obligation().text, "You must capture: D6.");
  EXPECT_EQ(test::notations(game), std::vector<std::string>{"D6xD8"});
  EXPECT_EQ(test::why_not(game, {"D6", "D8", "D10"}),
            "one-leg-only: D8: in this game a move is one step, canter or jump.");
}

TEST(MiniCamelot, CantersOnce) {
  const Game game = game_of("2/4/6/8/8/3m4/8/3M4/8/3M4/3M4/6/4/2 w");
  const Legs legs = test::legs(game, {"D4", "D6"});
  EXPECT_TRUE(legs.stop);
  EXPECT_TRUE(legs.next.empty());
  EXPECT_EQ(test::why_not(game, {"D4", "D6", "D8"}),
            "one-leg-only: D6: in this game a move is one step, canter or jump.");
}

TEST(MiniCamelot, OwnCastleIsASquareLikeOthers) {
  const Game game = game_of("2/4/6/8/8/3m4/8/8/8/8/8/6/1M2/1M w");
  EXPECT_TRUE(game.obligation().text.empty());
  EXPECT_EQ(test::why_not(game, {"D2", "D1"}), "");
  EXPECT_EQ(test::why_not(game, {"D2", "C3"}), "");
}

TEST(MiniCamelot, OneManInTheCastleWins) {
  Game game = game_of("2/1M2/6/8/8/3m4/8/8/8/8/8/6/4/2 w");
  ASSERT_TRUE(game.play("D13-D14"));
  EXPECT_EQ(game.verdict_text(), "White wins: a piece in Black's castle, D14.");
}

TEST(MiniCamelot, HasNoKnights) {
  const auto game = make_game("mini-camelot", "", "2/4/6/8/8/3m4/8/8/3K4/8/8/6/4/2 w");
  ASSERT_FALSE(game);
  EXPECT_EQ(to_text(game.error()), "1:20: 'K' is not a piece (expected M, m or a number)");
}

TEST(MiniCamelot, IsPlayedByTheComputer) {
  Game game = game_of("2/1M2/6/8/8/3m4/8/8/8/8/8/6/4/2 w");
  Limits limits;
  limits.depth = 2;
  const std::atomic<bool> stop{false};
  const auto best = make_analyst(game, {})->analyse(game, limits, stop).lines.front();
  game.play(best.moves.front());
  EXPECT_TRUE(game.verdict().won_by(Seat::white));
}

}  // namespace
}  // namespace camlann
