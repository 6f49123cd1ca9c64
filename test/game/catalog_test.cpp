// The catalog as a value: the games built in, those shipped as files, and a player's own.
#include "game/catalog.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "support/data.hpp"

namespace camlann {
namespace {

Catalog with_crossroads() {
  Catalog known;
  EXPECT_TRUE(known.add(test::read_data("variants/crossroads.variant"), "crossroads.variant"));
  return known;
}

TEST(Catalog, HasTheVariantsShippedAsFiles) {
  const VariantInfo* const river = find_variant("River Camelot");
  ASSERT_NE(river, nullptr);
  EXPECT_EQ(river->id, "river-camelot");
  EXPECT_EQ(river->squares.size(), 136U);
  EXPECT_EQ(river->rule_sets.size(), 1U);
  const VariantInfo* const anti = find_variant("anti-camelot");
  ASSERT_NE(anti, nullptr);
  EXPECT_TRUE(anti->reversed);
  EXPECT_EQ(anti->castle_pieces_to_win, 1);
  EXPECT_EQ(catalog().definitions(), "") << "those of this program's user alone";
}

TEST(Catalog, CountsTheTableOfVariantsFromFiles) {
  const Catalog known = with_crossroads();
  for (const auto& line : test::perft_lines("variants.txt")) {
    const auto game = known.make_game(line.variant, line.rules);
    ASSERT_TRUE(game) << to_text(game.error());
    EXPECT_EQ(game->perft(line.depth), line.nodes) << line.variant << ' ' << line.depth;
  }
}

TEST(Catalog, KeepsGamesAndVariantsWhereTheyAre) {
  Catalog known = with_crossroads();
  const VariantInfo* const crossroads = known.find("crossroads");
  auto game = known.make_game("Crossroads");
  ASSERT_TRUE(game && crossroads != nullptr);
  ASSERT_TRUE(known.add("[another]\nbase = crossroads\n", "another"));
  const Catalog moved = std::move(known);
  EXPECT_EQ(moved.find("crossroads"), crossroads);
  EXPECT_EQ(&game->variant(), crossroads);
  EXPECT_TRUE(game->play(game->written().front().notation));
  EXPECT_EQ(moved.find("another")->array, crossroads->array);
  EXPECT_NE(moved.definitions().find("[another]"), std::string::npos);
}

TEST(Catalog, RefusesNamesThatAreTaken) {
  Catalog known = with_crossroads();
  for (const std::string_view taken :
       {"cam", "camblam", "tri-camelot", "river-camelot", "crossroads"}) {
    const std::size_t before = known.size();
    const auto added = known.add("[fine]\n[" + std::string(taken) + "]\n", "my.variant");
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().where, "my.variant:2:2");
    EXPECT_EQ(known.size(), before) << "all or none";
  }
  EXPECT_FALSE(known.add("[mine]\nname = Anti-Camelot\n", "my.variant"));
}

TEST(Catalog, ReportsAnUnknownName) {
  const auto game = with_crossroads().make_game("crossroad");
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().about, Subject::variant);
  EXPECT_NE(game.error().expected.find("river-camelot, crossroads"), std::string::npos)
      << game.error().expected;
  const auto rules = with_crossroads().make_game("crossroads", "wcf");
  ASSERT_FALSE(rules);
  EXPECT_EQ(to_text(rules.error()), "wcf: unknown rule set (expected one of default)");
}

TEST(Catalog, FindsTheVariantOfARecordOrFails) {
  const Catalog known = with_crossroads();
  auto game = known.make_game("crossroads", "default,castleMoves=1");
  ASSERT_TRUE(game);
  for (int ply = 0; ply < 6; ++ply) ASSERT_TRUE(game->play(game->written().back().notation));
  const auto records = read_records(write_record(to_record(*game)));
  ASSERT_TRUE(records);
  EXPECT_EQ(records->front().value("Variant"), "Crossroads");
  const Replay played = replay(records->front(), {}, known);
  ASSERT_FALSE(played.fault) << to_text(played.fault->error);
  EXPECT_EQ(played.game->fen(), game->fen());
  EXPECT_EQ(played.game->rules(), "default,castleMoves=1");

  const Replay unknown = replay(records->front());
  ASSERT_TRUE(unknown.fault);
  EXPECT_EQ(unknown.fault->error.what, "there is no variant \"Crossroads\"");
}

// Section 8 of the rules, and the words for it.
TEST(AntiCamelot, IsLostByTheFirstPieceInTheEnemyCastle) {
  auto game = make_game("anti-camelot", {}, "2/3M4/10/12/12/12/12/12/12/12/12/12/m11/10/8/2 w");
  ASSERT_TRUE(game) << to_text(game.error());
  ASSERT_TRUE(game->play("F15-F16"));
  EXPECT_EQ(game->verdict(), (Verdict{Reason::castle, 2}));
  EXPECT_EQ(game->verdict_text(), "Black wins: a piece in Black's castle, F16.");
}

TEST(AntiCamelot, IsWonWithoutPieces) {
  auto game = make_game("anti-camelot", {}, "2/8/10/12/12/12/12/12/5m6/5M6/12/12/12/10/8/2 w");
  ASSERT_TRUE(game);
  ASSERT_TRUE(game->play("F7xF9"));
  EXPECT_EQ(game->verdict(), (Verdict{Reason::elimination, 2}));
  EXPECT_EQ(game->verdict_text(), "Black wins: all of Black's pieces are taken.");
}

TEST(AntiCamelot, IsWonWithoutAMove) {
  const auto game =
      make_game("anti-camelot", {}, "2/8/10/12/12/12/12/12/12/12/m1m9/mm10/Mmm9/m9/m7/2 w");
  ASSERT_TRUE(game) << to_text(game.error());
  EXPECT_EQ(game->verdict(), (Verdict{Reason::stalemate, 1}));
  EXPECT_EQ(game->verdict_text(), "White wins: White has no legal move.");
}

TEST(RiverCamelot, HasTheArrayOfTheRulesPage) {
  EXPECT_EQ(make_game("river-camelot")->start_fen(),
            "2/8/10/2kmmmmmmk2/3kmmmmk2/9/8/8/8/8/9/2KMMMMK3/2KMMMMMMK2/10/8/2 w 0,0 0 1");
}

// A man on the bridge D8: C7, C8, E7 and E8 are water.
TEST(RiverCamelot, HasNoWayIntoTheRiver) {
  const auto game =
      make_game("river-camelot", "default,trees=0", "2/8/10/mm10/11/9/8/8/2M5/8/9/11/12/10/8/2 w");
  ASSERT_TRUE(game) << to_text(game.error());
  std::string moves;
  for (const WrittenMove& move : game->written()) moves += move.notation + " ";
  EXPECT_EQ(moves, "D8-C9 D8-D7 D8-D9 D8-E9 ");
}

}  // namespace
}  // namespace camlann
