// A search that has endgame tables: exact at once where they reach, the same game otherwise.

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <string>

#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "tables/small_boards.hpp"

namespace camlann {
namespace {

class WithTables : public testing::Test {
 protected:
  const tables::test::TemporaryFolder folder;

  void SetUp() override {
    const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
    tables::test::build(rules, folder.path(), 4);
  }

  /// Returns the result of a search of `depth` plies.
  static Info analyse(const std::string& fen, const std::string& tables, int depth,
                      int threads = 1) {
    const auto game = make_game("camette", "", fen);
    AnalystSettings settings;
    settings.tables = tables;
    settings.threads = threads;
    Limits limits;
    limits.depth = depth;
    const std::atomic<bool> stop = false;
    return make_analyst(*game, settings)->analyse(*game, limits, stop);
  }
};

TEST_F(WithTables, AWinFarBehindTheHorizonIsSeenAtOnceWithItsLength) {
  const std::string fen = "1/3/5/4m/5/M2/1 w";  // lost in 6 plies
  const Info with = analyse(fen, folder.path().string(), 1);
  EXPECT_EQ(with.lines.at(0).score, loss_in(6));
  EXPECT_LT(with.nodes, 30u);
  const Info without = analyse(fen, "", 1);
  EXPECT_FALSE(is_sure(without.lines.at(0).score));
  EXPECT_EQ(analyse(fen, "", 10).lines.at(0).score, loss_in(6));
}

TEST_F(WithTables, CapturesIntoTheTablesHaveTheTablesValue) {
  // Five pieces: no table for the position, but one for each position after a capture.
  const std::string fen = "1/3/2m2/2M1m/5/MK1/1 w";
  const Info with = analyse(fen, folder.path().string(), 1);
  const Info deep = analyse(fen, "", 14);
  ASSERT_TRUE(is_sure(with.lines.at(0).score));
  EXPECT_EQ(with.lines.at(0).score, deep.lines.at(0).score);
  EXPECT_EQ(with.lines.at(0).moves.at(0), deep.lines.at(0).moves.at(0));
}

TEST_F(WithTables, SeveralThreadsProbeThemAtOnce) {
  const std::string fen = "1/k2/m4/5/5/KM1/1 w";
  const Info one = analyse(fen, folder.path().string(), 6);
  const Info four = analyse(fen, folder.path().string(), 6, 4);
  EXPECT_EQ(one.lines.at(0).score, four.lines.at(0).score);
}

TEST_F(WithTables, TheHighestLevelAndHintsProbeThem) {
  const auto game = make_game("camette", "", "1/3/5/4m/5/M2/1 w");  // lost in 6 plies
  const std::atomic<bool> stop = false;
  const auto reply = [&](int level, const std::string& tables) {
    ComputerOptions options;
    options.level = level;
    options.tables = tables;
    options.limits.emplace().depth = 1;
    return Computer(options).choose(*game, stop).score;
  };
  EXPECT_EQ(reply(10, folder.path().string()), loss_in(6));
  EXPECT_FALSE(is_sure(reply(10, "")));
  EXPECT_FALSE(is_sure(reply(9, folder.path().string())));

  ComputerOptions options;
  options.tables = folder.path().string();
  const auto hint = Computer(options).hint(*game, stop);
  ASSERT_TRUE(hint);
  EXPECT_EQ(hint->score, loss_in(6));
}

TEST_F(WithTables, AFolderWithoutTablesChangesNothing) {
  const std::string fen = "1/k2/m4/5/5/KM1/1 w";
  const Info none = analyse(fen, "", 7);
  const Info empty = analyse(fen, "/nowhere", 7);
  EXPECT_EQ(none.nodes, empty.nodes);
  EXPECT_EQ(none.lines.at(0).score, empty.lines.at(0).score);
}

}  // namespace
}  // namespace camlann
