// The search plays an unrelated game.

#include "search/tic_tac_toe.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "search/search.hpp"

namespace camlann::test {
namespace {

using TicTacToeSearch = Search<TicTacToe, NoOpinions>;

SearchSettings settings(bool use_table) {
  SearchSettings settings;
  settings.table_bytes = 1 << 16;
  settings.use_table = use_table;
  settings.techniques = Techniques::exact();
  return settings;
}

Line solve(TicTacToeSearch& search, const TicTacToe::Position& pos) {
  const std::atomic<bool> stop{false};
  Limits limits;
  limits.depth = 10;
  const Info info = search.run(pos, {}, limits, stop);
  return info.lines.empty() ? Line{} : info.lines.front();
}

// The value of the whole tree, plainly.
Score value_of(const TicTacToe& rules, TicTacToe::Position pos, int ply) {
  if (const Verdict verdict = rules.verdict(pos); verdict.over()) {
    return score_of(verdict, pos.seat(), ply);
  }
  MoveList moves;
  rules.legal(pos, moves);
  Score best = -infinite_score;
  for (const Move move : moves) {
    TicTacToe::Position next = pos;
    rules.advance(next, move);
    best = std::max(best, -value_of(rules, next, ply + 1));
  }
  return best;
}

TEST(TicTacToeSearch, FindsThatTheGameIsDrawn) {
  const TicTacToe rules;
  TicTacToeSearch search(rules, {}, settings(true));
  const Line line = solve(search, rules.start());
  EXPECT_EQ(line.score, 0);
  EXPECT_EQ(line.moves.size(), 9u);
}

TEST(TicTacToeSearch, AgreesWithTheWholeTreeFromRandomPositions) {
  const TicTacToe rules;
  Random random(11);
  for (const bool use_table : {false, true}) {
    TicTacToeSearch search(rules, {}, settings(use_table));
    for (int n = 0; n < 100; ++n) {
      TicTacToe::Position pos = rules.start();
      for (std::uint32_t plies = 2 + random.below(4); plies > 0; --plies) {
        MoveList moves;
        rules.legal(pos, moves);
        if (rules.verdict(pos).over()) break;
        rules.advance(pos, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      }
      if (rules.verdict(pos).over()) continue;
      ASSERT_EQ(solve(search, pos).score, value_of(rules, pos, 0))
          << pos.marks[0] << ' ' << pos.marks[1];
    }
  }
}

TEST(TicTacToeSearch, TakesTheWinAtHand) {
  const TicTacToe rules;
  TicTacToeSearch search(rules, {}, settings(true));
  const TicTacToe::Position pos{{0003, 0030}, Seat::white};  // XX. OO. ...
  const Line line = solve(search, pos);
  EXPECT_EQ(line.score, win_in(1));
  EXPECT_EQ(line.moves.front().to, static_cast<Square>(2));
}

}  // namespace
}  // namespace camlann::test
