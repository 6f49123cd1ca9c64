// The plain generator against what is published, before it judges anything else.

#include "naive/naive.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/data.hpp"

namespace naive {
namespace {

using camlann::test::perft_lines;
using camlann::test::published_games;
using camlann::test::rule_tests;
using camlann::test::stated_positions;

std::vector<Square> squares_of(std::string_view move) {
  std::vector<Square> squares;
  std::size_t begin = 0;
  while (begin < move.size()) {
    const auto end = std::min(move.find_first_of("-x", begin), move.size());
    squares.push_back(to_square(move.substr(begin, end - begin)));
    begin = end + 1;
  }
  return squares;
}

std::uint64_t perft(const Rules& rules, const Position& pos, int depth) {
  const auto outcomes = rules.outcomes(pos);
  if (depth == 1) return outcomes.size();
  std::uint64_t nodes = 0;
  for (const Outcome& outcome : outcomes)
    nodes += perft(rules, rules.play(pos, outcome), depth - 1);
  return nodes;
}

TEST(Naive, CountsThePerftTable) {
  for (const auto& line : perft_lines("arrays.txt")) {
    const Rules rules(board(line.variant), rule_sets().at(line.rules));
    EXPECT_EQ(perft(rules, rules.start(), line.depth), line.nodes)
        << line.variant << " depth " << line.depth;
  }
}

TEST(Naive, CountsThePerftTableOfVariantsFromFiles) {
  for (const auto& line : perft_lines("variants.txt")) {
    if (line.nodes > 100'000) continue;  // counted so once, by hand
    Switches switches;
    if (line.variant != "river-camelot") {  // what the files of the other two say
      switches.elimination_needs = 1;
      switches.no_move = "loss";
      switches.thin_draw = false;
    }
    if (line.rules == "default,trees=0") switches.trees = 0;
    if (line.rules == "default,trees=1") switches.trees = 1;
    const Rules rules(board(line.variant), switches);
    EXPECT_EQ(perft(rules, rules.start(), line.depth), line.nodes)
        << line.variant << " depth " << line.depth;
  }
}

TEST(Naive, BoardsHaveAsManySquaresAsPublished) {
  EXPECT_EQ(board("camette").squares.size(), 23u);
  EXPECT_EQ(board("cam").squares.size(), 67u);
  EXPECT_EQ(board("camelot").squares.size(), 160u);
  EXPECT_EQ(board("chivalry").squares.size(), 176u);
}

TEST(Naive, WritesTheCamelotArrayAsPublished) {
  const Rules rules(board("camelot"), {});
  EXPECT_EQ(rules.write_fen(rules.start()),
            "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2 w 0,0 0 1");
}

TEST(Naive, ReadsAndWritesEveryStatedPosition) {
  for (const auto& stated : stated_positions()) {
    const Rules rules(board(stated.variant), {});
    EXPECT_EQ(rules.write_fen(rules.read_fen(stated.fen)), stated.fen);
  }
}

TEST(Naive, GivesTheStatedOutcomesAndResults) {
  for (const auto& stated : stated_positions()) {
    const Rules rules(board(stated.variant), {});
    const Position pos = rules.read_fen(stated.fen);
    std::vector<std::string> outcomes;
    for (const Outcome& outcome : rules.outcomes(pos)) outcomes.push_back(to_text(outcome));
    EXPECT_THAT(outcomes, testing::UnorderedElementsAreArray(stated.outcomes)) << stated.line;
    EXPECT_EQ(rules.verdict(pos), stated.result) << stated.line;
  }
}

TEST(Naive, AgreesWithTheRuleTests) {
  for (const auto& test : rule_tests()) {
    const Rules rules(board(test.variant), {});
    const Position pos = rules.read_fen(test.fen);
    const auto outcomes = rules.outcomes(pos);
    for (const std::string& move : test.legal) {
      const auto outcome = rules.walk(pos, squares_of(move));
      ASSERT_TRUE(outcome) << test.title << ": " << move;
      EXPECT_EQ(outcomes.count(*outcome), 1u) << test.title << ": " << move;
      EXPECT_EQ(rules.notation(pos, squares_of(move)), move) << test.title;
      if (test.after.count(move) > 0) {
        EXPECT_EQ(rules.verdict(rules.play(pos, *outcome)), test.after.at(move)) << test.title;
      }
    }
    for (const std::string& move : test.illegal) {
      const auto squares = squares_of(move);
      const bool legal = rules.walk(pos, squares) && rules.notation(pos, squares) == move;
      EXPECT_FALSE(legal) << test.title << ": " << move;
    }
  }
}

TEST(Naive, ReplaysThePublishedGames) {
  for (const auto& game : published_games()) {
    const Rules rules(board(game.variant), {});
    Position pos = game.fen.empty() ? rules.start() : rules.read_fen(game.fen);
    for (const std::string& move : game.moves) {
      const auto outcome = rules.walk(pos, squares_of(move));
      ASSERT_TRUE(outcome) << game.file << ": " << move;
      ASSERT_EQ(rules.notation(pos, squares_of(move)), move) << game.file;
      ASSERT_EQ(rules.outcomes(pos).count(*outcome), 1u) << game.file << ": " << move;
      pos = rules.play(pos, *outcome);
    }
  }
}

// Section 7: 52 plain moves and 48 canters open Camelot.
TEST(Naive, ClassifiesTheFirstMovesOfCamelot) {
  const Rules rules(board("camelot"), {});
  const Position pos = rules.start();
  std::map<std::string, int> kinds;
  for (const Outcome& outcome : rules.outcomes(pos)) {
    const auto route = rules.shortest_route(pos, outcome);
    EXPECT_EQ(rules.walk(pos, route), outcome);
    ++kinds[rules.kind(pos, route)];
  }
  EXPECT_EQ(kinds, (std::map<std::string, int>{{"canter", 48}, {"plain", 52}}));
}

// Every outcome the generator finds can be walked, and by its shortest route.
TEST(Naive, WalksItsGeneratedMoves) {
  for (const auto& stated : stated_positions()) {
    const Rules rules(board(stated.variant), {});
    const Position pos = rules.read_fen(stated.fen);
    for (const Outcome& outcome : rules.outcomes(pos)) {
      EXPECT_EQ(rules.walk(pos, rules.shortest_route(pos, outcome)), outcome) << to_text(outcome);
    }
  }
}

}  // namespace
}  // namespace naive
