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

TEST(Catalog, TakesSeveralFiles) {
  Catalog known = with_crossroads();
  const auto again = known.add("\n[crossroads]\n", "second.variant");
  ASSERT_FALSE(again);
  EXPECT_EQ(
      to_text(again.error()),
      "second.variant:2:2: there is already a variant \"crossroads\" (expected another name)");
  ASSERT_TRUE(known.add("[by-road]\nbase = crossroads", "second.variant"));
  ASSERT_TRUE(known.add("[lane]\nbase = by-road", "third.variant"));
  EXPECT_EQ(known.find("lane")->array, known.find("crossroads")->array);
  // The texts of all files make the same catalog again, as on a page.
  Catalog page;
  ASSERT_TRUE(page.add(known.definitions(), "variants"));
  EXPECT_EQ(page.ids(), known.ids());
}

// The page reads the texts of all files as one.
TEST(Catalog, HasLimitsForAllFilesTogether) {
  const auto many = [](char letter, int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += std::string("[") + letter + "-" + std::to_string(i) + "]\n";
    return text;
  };
  Catalog known;
  ASSERT_TRUE(known.add(many('a', 60), "a.variant"));
  const auto added = known.add(many('b', 5), "b.variant");
  ASSERT_FALSE(added);
  EXPECT_EQ(
      to_text(added.error()),
      "b.variant: the files of variants have too many variants together (expected 64 at most)");
  EXPECT_EQ(known.find("b-0"), nullptr);
  ASSERT_TRUE(known.add(many('b', 4), "b.variant"));
  Catalog large;
  const std::string comment = "# " + std::string(200'000, '.') + "\n";
  ASSERT_TRUE(large.add("[a]\n" + comment, "a.variant"));
  EXPECT_EQ(
      to_text(large.add("[b]\n" + comment, "b.variant").error()),
      "b.variant: the files of variants have too many bytes together (expected 262144 at most)");
}

TEST(Catalog, RefusesNamesThatLookLikeAnother) {
  Catalog known;
  const auto added = known.add("[mine]\nname = Саmelot\n", "my.variant");
  ASSERT_FALSE(added);
  EXPECT_EQ(
      to_text(added.error()),
      "my.variant:2:8: \"Саmelot\" looks like the variant \"Camelot\" (expected another name)");
  ASSERT_TRUE(known.add("[mine]\nname = Сад\n", "my.variant"));
  EXPECT_EQ(known.find("Сад"), known.find("mine"));
  const auto game = known.make_game("Сад");
  ASSERT_TRUE(game);
  const auto records = read_records(write_record(to_record(*game)));
  ASSERT_TRUE(records);
  EXPECT_EQ(records->front().value("Variant"), "Сад");
  EXPECT_FALSE(replay(records->front(), {}, known).fault);
}

// doc/decisions/0037: the second player may take over the first move, here without an option.
TEST(Catalog, HasTheSwapRuleOfAVariant) {
  Catalog known;
  ASSERT_TRUE(known.add("[fair]\nbase = cam\nswap = true\n", "fair.variant"));
  EXPECT_TRUE(known.find("fair")->swaps);
  EXPECT_FALSE(known.find("cam")->swaps);
  auto game = known.make_game("fair");
  ASSERT_TRUE(game && game->has_swap_rule());
  EXPECT_EQ(game->rules(), "default,swap=true");
  ASSERT_TRUE(game->play("B5-B6"));
  EXPECT_TRUE(game->may_swap());
  ASSERT_TRUE(game->play("swap"));
  EXPECT_EQ(game->fen(), "1/3/5/2k1k2/2mmmm1/1m5/7/7/1MMMMM1/2K1K2/5/3/1 w 0,0 1 2")
      << "White's man on B6 has become Black's on B8";

  const auto without = known.make_game("fair", "default,swap=false");
  ASSERT_TRUE(without);
  EXPECT_FALSE(without->has_swap_rule());
  EXPECT_EQ(without->rules(), "default,swap=false");
  for (const std::string_view rules : {"default,swap=false", "default,swap=true", "default", ""}) {
    const auto one = known.make_game("fair", rules);
    const auto read_back = known.make_game("fair", one->rules());
    EXPECT_EQ(read_back->rules(), one->rules()) << rules;
    EXPECT_EQ(read_back->has_swap_rule(), one->has_swap_rule()) << rules;
  }
  const auto records = read_records(write_record(to_record(*game)));
  ASSERT_TRUE(records);
  const Replay played = replay(records->front(), {}, known);
  ASSERT_FALSE(played.fault) << to_text(played.fault->error);
  EXPECT_EQ(played.game->fen(), game->fen());
}

TEST(Catalog, HasSeveralArraysOfAVariant) {
  Catalog known;
  ASSERT_TRUE(known.add(test::read_data("variants/orchard.variant"), "orchard.variant"));
  const VariantInfo& orchard = *known.find("Obstgärten");
  EXPECT_EQ(orchard.id, "orchard");
  const auto option = std::find_if(orchard.options.begin(), orchard.options.end(),
                                   [](const OptionInfo& one) { return one.name == "array"; });
  ASSERT_NE(option, orchard.options.end());
  EXPECT_EQ(option->values, (std::vector<std::string>{"default", "wide"}));
  auto game = known.make_game("orchard", "default,array=wide");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->rules(), "default,array=wide,swap=true");
  EXPECT_EQ(game->fen(), "4/k1mm1k/6/6/6/K1MM1K/4 w 0,0 0 1");
  EXPECT_TRUE(game->starts_from_array());
  ASSERT_TRUE(game->play("C2-C3"));
  const auto records = read_records(write_record(to_record(*game)));
  ASSERT_TRUE(records);
  EXPECT_EQ(records->front().value("Rules"), "default,array=wide,swap=true");
  EXPECT_EQ(records->front().value("FEN"), "");
  const Replay played = replay(records->front(), {}, known);
  ASSERT_FALSE(played.fault) << to_text(played.fault->error);
  EXPECT_EQ(played.game->fen(), game->fen());
  // A FEN chooses its own position, whatever the array.
  const auto from_fen = known.make_game("orchard", "default,array=wide", orchard.array);
  ASSERT_TRUE(from_fen);
  EXPECT_EQ(from_fen->fen(), orchard.array);
  EXPECT_FALSE(from_fen->starts_from_array());
}

// Each way of jumping may end after each of its jumps, and no jump is compulsory.
TEST(Catalog, HasOptionalCaptureOfAVariant) {
  Catalog known;
  ASSERT_TRUE(known.add("[free]\nbase = cam\ncapture = optional\n", "free.variant"));
  // The man on C5 may take one or two.
  const auto game = known.make_game("free", {}, "1/3/5/7/7/3m3/7/2m4/2M4/7/5/3/1 w");
  ASSERT_TRUE(game) << to_text(game.error());
  std::vector<std::string> jumps;
  for (const WrittenMove& move : game->written()) {
    if (!move.captures.empty()) jumps.push_back(move.notation);
  }
  EXPECT_EQ(jumps, (std::vector<std::string>{"C5xC7", "C5xC7xE9"}));
  EXPECT_EQ(game->obligation().kind, Obligation::Kind::none);
  EXPECT_GT(game->written().size(), jumps.size()) << "steps, too";
  auto bound = known.make_game("free", "default,capture=must", game->fen());
  ASSERT_TRUE(bound);
  ASSERT_EQ(bound->written().size(), 1U);
  EXPECT_EQ(bound->written().front().notation, "C5xC7xE9");
  EXPECT_EQ(bound->rules(), "default,capture=must");
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
