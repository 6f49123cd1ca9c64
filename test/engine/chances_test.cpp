// Chances by quick games, and the decisions of the swap rule that are made by them.
#include "engine/chances.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string_view>
#include <vector>

#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "engine/why.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "search/limits.hpp"

namespace camlann {
namespace {

// The whole army against one man.
constexpr std::string_view won_for_white = "1/3/5/7/7/m6/7/7/1MMMMM1/2K1K2/5/3/1 w";
constexpr std::string_view won_for_black = "1/3/5/2k1k2/1mmmmm1/7/7/M6/7/7/5/3/1 w";

const std::atomic<bool> not_stopped{false};

ChanceOptions few_games() {
  ChanceOptions options;
  options.games = 3;
  return options;
}

Game after_first_move(std::string_view fen) {
  Game game = make_game("cam", "wcf,swap=true", fen).value();
  game.play(game.written().front());
  EXPECT_TRUE(game.may_swap());
  return game;
}

TEST(Chances, AreThoseOfTheSideToMove) {
  const Game won = make_game("cam", {}, won_for_white).value();
  const auto good = chance_of(won, few_games(), not_stopped);
  const auto bad = chance_of(make_game("cam", {}, won_for_black).value(), few_games(), not_stopped);
  ASSERT_TRUE(good && bad);
  EXPECT_GT(*good, 0.5);
  EXPECT_LT(*bad, 0.5);
  const std::atomic<bool> stopped{true};
  EXPECT_FALSE(chance_of(won, few_games(), stopped));
}

TEST(FairMove, TakesOverAFirstMoveThatWins) {
  const auto move = fair_move(after_first_move(won_for_white), few_games(), not_stopped);
  ASSERT_TRUE(move);
  EXPECT_EQ(move->kind, MoveKind::swap);
  EXPECT_FALSE(fair_move(after_first_move(won_for_black), few_games(), not_stopped));
}

TEST(FairMove, IsALegalFirstMove) {
  const Game game = make_game("camette", "wcf,swap=true").value();
  const auto move = fair_move(game, few_games(), not_stopped);
  ASSERT_TRUE(move);
  const std::vector<Outcome> legal = game.legal();
  EXPECT_TRUE(std::any_of(legal.begin(), legal.end(),
                          [&](const Outcome& outcome) { return outcome.move == *move; }));
}

TEST(Swap, IsExplainedByThePositionBehindIt) {
  const Game game = after_first_move(won_for_white);
  const Move swap = game.legal().back().move;
  Limits limits;
  limits.nodes = 500;
  AnalystSettings settings;
  settings.table_bytes = 1 << 18;
  const auto analyst = make_analyst(game, settings);
  const auto whys = why(game, {}, swap, *analyst, limits, not_stopped);
  ASSERT_TRUE(whys && whys->asked);
  EXPECT_EQ(whys->asked->move.notation, "swap");
  EXPECT_GT(whys->asked->score, whys->best.score) << "the search does not know the move";
}

TEST(FairMove, IsNothingWithoutTheRuleAndLaterInAGame) {
  EXPECT_FALSE(fair_move(make_game("camette").value(), few_games(), not_stopped));
  Game later = make_game("camette", "wcf,swap=true").value();
  for (int ply = 0; ply < 2; ++ply) later.play(later.written().front());
  EXPECT_FALSE(fair_move(later, few_games(), not_stopped));
}

TEST(FairMove, IsWhatTheComputerPlays) {
  ComputerOptions options;
  options.level = 2;
  options.table_bytes = 1 << 18;
  Computer computer(options);
  const Reply reply = computer.choose(after_first_move(won_for_white), not_stopped);
  ASSERT_TRUE(reply.move);
  EXPECT_EQ(reply.move->kind, MoveKind::swap);
}

}  // namespace
}  // namespace camlann
