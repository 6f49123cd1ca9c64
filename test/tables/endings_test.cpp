// A published ending against the tables: two men against one in Camelot, where castle moves decide
// (test/data/games/camelot-castle-move-ending.txt, problem yearout-castle-move-1 and those behind
// it).

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "games/camelot/fen.hpp"
#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "support/files.hpp"
#include "tables/builder.hpp"
#include "tables/material.hpp"
#include "tables/tables.hpp"
#include "tables/value.hpp"

namespace camlann::tables::test {
namespace {

class CastleMoveEnding : public testing::Test {
 protected:
  void SetUp() override {
    const auto built =
        build_tables(rules, {folder.path(), 0, 2, std::array{Material{0, 2}, Material{0, 1}}},
                     [](const BuildStep&) {});
    ASSERT_TRUE(built) << to_text(built.error());
  }

  [[nodiscard]] Value value(const std::string& fen) const {
    const auto read = camelot::parse_fen(fen, rules.variant(), rules.effective_rules());
    EXPECT_TRUE(read) << fen;
    return Tables(rules, folder.path()).probe(read->position).value();
  }
  /// Value of the position after White's last move of the record, with `made` castle moves.
  [[nodiscard]] Value with_castle_moves(const std::string& made) const {
    return value("2/8/10/12/12/12/12/12/12/12/12/12/5m6/10/3M4/m1 b " + made + " 1 5");
  }

  const camelot::RulesBase rules{camelot::test::variant_of("camelot"), {}};
  const camlann::test::TemporaryFolder folder;
};

// In the 17 plies that the win takes from 1...J2-H2 on, seven precede H2xF4. Without a castle move
// left it takes three times as long.
TEST_F(CastleMoveEnding, IsPlayedPerfectlyFromTheCaptureOn) {
  EXPECT_EQ(value("2/8/10/12/12/12/12/12/12/12/12/12/5m6/10/2M5/m1 w 0,0 0 5"),
            (Value{Wdl::loss, 10}));
  EXPECT_EQ(with_castle_moves("0,0"), (Value{Wdl::win, 9}));
  EXPECT_EQ(value("2/8/10/12/12/12/12/12/12/12/12/12/5m6/10/3M4/1m w 0,1 2 6"),
            (Value{Wdl::loss, 8}));
  EXPECT_EQ(with_castle_moves("0,1"), (Value{Wdl::win, 9}));
  EXPECT_EQ(with_castle_moves("2,0"), (Value{Wdl::win, 9}));
  EXPECT_EQ(with_castle_moves("0,2"), (Value{Wdl::win, 27}));
}

}  // namespace
}  // namespace camlann::tables::test
