// Boards on which princes have more moves than any game will meet, found by a search for such
// boards: nothing may overflow, repeat or take long.

#include <gtest/gtest.h>

#include <chrono>

#include "games/camblam/fen.hpp"
#include "games/camblam/naive_bridge.hpp"

namespace camlann::camblam::test {
namespace {

struct Board {
  const char* rules;
  const char* fen;
  std::size_t moves;  // as the plain rules count them
};

class Dense : public testing::TestWithParam<Board> {};

TEST_P(Dense, EveryMoveOnceAndSoon) {
  const Board& board = GetParam();
  const RuleSet rule_set = rule_set_of(board.rules);
  const auto read = parse_fen(board.fen, rule_set);
  ASSERT_TRUE(read) << to_text(read.error());
  const Rules rules(rule_set);
  MoveList moves;
  const auto begin = std::chrono::steady_clock::now();
  rules.legal(read->position, moves);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(seconds.count(), 1.0);  // 1 ms when written, unsanitized
  EXPECT_EQ(moves.size(), board.moves);
  EXPECT_EQ(rules.count(read->position), board.moves);

  naive::camblam::Switches switches;
  switches.win_by = rule_set.win_by == WinBy::capture ? "capture" : "checkmate";
  switches.knight_leg_a = rule_set.knight_leg_a == KnightLegA::any ? "any" : "1";
  std::set<naive::camblam::Move> found;
  for (const Move move : moves) found.insert(to_naive(read->position, move));
  const auto plain = naive::camblam::read_fen(board.fen);
  EXPECT_TRUE(found == naive::camblam::Rules(switches).legal_moves(plain));
}

INSTANTIATE_TEST_SUITE_P(
    Princes, Dense,
    testing::Values(Board{"default",
                          "p1IIpkcII2I/I3pPp3I1/1I2III2I2/I10I/I10I/1I9I/1I9I/I10I/1I9I/I10I/"
                          "c1I1I4I2/cI1IKIIII1Ic w",
                          3222},
                    Board{"default,winBy=capture",
                          "p1III1I1IIk1/I4I1I3I/1I9I/I9I1/I9I1/I10I/I10I/I10I/pI9I/KI8I1/I10I/"
                          "1cIIIIIIIIcc w",
                          3527},
                    Board{"default,knightLegA=any,winBy=capture",
                          "cIIIIII2II1/I6II3/I10I/I10I/I10I/I10I/I10I/I10I/1I9I/I10I/I3I3II1c/"
                          "k1II1III1KI1 w",
                          3584}));

}  // namespace
}  // namespace camlann::camblam::test
