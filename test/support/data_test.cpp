// The data files themselves: all there, read to the last line.

#include "support/data.hpp"

#include <gtest/gtest.h>

namespace camlann::test {
namespace {

TEST(Data, PerftTableHasFifteenLines) {
  const auto table = perft_lines("arrays.txt");
  ASSERT_EQ(table.size(), 15u);
  EXPECT_EQ(table[3].variant, "camette");
  EXPECT_EQ(table[3].depth, 4);
  EXPECT_EQ(table[3].nodes, 65908u);
}

TEST(Data, CamblamPerftTableNamesExistingPositions) {
  const auto table = perft_lines("camblam.txt");
  ASSERT_EQ(table.size(), 43u);
  EXPECT_EQ(table.back().nodes, 11471u);
  auto fens = camblam_perft_positions();
  EXPECT_EQ(fens.size(), 2u);
  fens["start"] = "the array";
  for (const auto& line : table) EXPECT_EQ(fens.count(line.variant), 1u) << line.variant;
}

TEST(Data, TwentyCamblamPositions) {
  const auto positions = camblam_positions();
  ASSERT_EQ(positions.size(), 20u);
  EXPECT_EQ(positions[3].id, "knight-short-path");
  EXPECT_EQ(positions[3].moves.size(), 31u);
  EXPECT_EQ(positions[16].reason, "checkmate");
  int in_check = 0;
  for (const auto& position : positions) {
    in_check += position.in_check;
    EXPECT_EQ(position.moves.empty(), position.result != "*") << position.id;
  }
  EXPECT_EQ(in_check, 6);
}

TEST(Data, SixtyStatedPositions) {
  const auto positions = stated_positions();
  ASSERT_EQ(positions.size(), 60u);
  EXPECT_EQ(positions[1].outcomes, std::vector<std::string>{"C8>A8*B8"});
  EXPECT_EQ(positions[6].result, "w elimination");
  std::size_t running_without_outcomes = 0;
  for (const auto& p : positions)
    running_without_outcomes += p.outcomes.empty() && p.result.empty();
  EXPECT_EQ(running_without_outcomes, 0u);
}

TEST(Data, EighteenRuleTests) {
  const auto tests = rule_tests();
  ASSERT_EQ(tests.size(), 18u);
  std::size_t after = 0;
  for (const auto& test : tests) {
    EXPECT_FALSE(test.variant.empty()) << test.title;
    EXPECT_FALSE(test.fen.empty()) << test.title;
    EXPECT_FALSE(test.legal.empty()) << test.title;
    after += test.after.size();
  }
  EXPECT_EQ(after, 4u);
  EXPECT_EQ(tests.front().legal, std::vector<std::string>{"D6-F8"});
  EXPECT_EQ(tests.back().after.at("G8-E6xE4xC6xA8"), "w elimination");
}

TEST(Data, PublishedGamesHaveTheStatedNumberOfMoves) {
  const auto games = published_games();
  ASSERT_EQ(games.size(), 6u);
  for (const auto& game : games) {
    EXPECT_EQ(game.moves.size(), static_cast<std::size_t>(game.plies)) << game.file;
    EXPECT_EQ(game.variant, "camelot") << game.file;
  }
}

}  // namespace
}  // namespace camlann::test
