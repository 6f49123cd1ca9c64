// Trees, which each player of River Camelot puts before the first move: doc/formats/variant.md, and
// section 8 of the rules page that they come from. Numbers are counted by hand on its lists.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/computer.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "support/told.hpp"

namespace camlann {
namespace {

constexpr std::string_view planted = "@F7 @G7 @C2 @A8 @G10 @J15";

Game river(std::string_view moves = {}, std::string_view rules = {}) {
  auto game = make_game("river-camelot", rules);
  EXPECT_TRUE(game) << to_text(game.error());
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = std::min(moves.find(' ', at), moves.size());
    const auto played = game->play(moves.substr(at, end - at), Reading::exact);
    EXPECT_TRUE(played) << to_text(played.error());
    at = end + 1;
  }
  return *game;
}

Game position(std::string_view fen, std::string_view rules = {}) {
  auto game = make_game("river-camelot", rules, fen);
  EXPECT_TRUE(game) << to_text(game.error()) << ": " << fen;
  return *game;
}

Error refused(const Game& game, std::string_view move, Reading reading = Reading::exact) {
  const auto read = game.read(move, reading);
  EXPECT_FALSE(read) << move;
  return read ? Error{} : read.error();
}

std::string fault_of(std::string_view fen, std::string_view rules = {}) {
  const auto game = make_game("river-camelot", rules, fen);
  EXPECT_FALSE(game) << fen;
  return game ? "" : to_text(game.error());
}

TEST(Trees, ArePutByWhiteThenByBlackOnTheirOwnSquares) {
  Game game = river();
  const std::size_t choices[] = {41, 40, 39, 41, 40, 39};
  std::size_t put = 0;
  for (const std::string_view tree : {"@C2", "@L9", "@K8", "@J15", "@A8", "@B9"}) {
    EXPECT_EQ(game.seat(), put < 3 ? Seat::white : Seat::black);
    EXPECT_EQ(game.legal().size(), choices[put]);
    EXPECT_EQ(game.obligation().kind, Obligation::Kind::plant);
    EXPECT_EQ(game.obligation().squares.size(), choices[put]);
    EXPECT_EQ(game.obligation().text,
              "Put three trees on your side: " + std::to_string(3 - put % 3) + " to go.");
    const auto played = game.play(tree, Reading::exact);
    ASSERT_TRUE(played) << to_text(played.error());
    EXPECT_EQ(played->move().kind, MoveKind::plant);
    EXPECT_EQ(played->path.size(), 1U);
    EXPECT_TRUE(game.passed().empty());
    ++put;
  }
  EXPECT_EQ(game.seat(), Seat::white);
  EXPECT_EQ(game.obligation().kind, Obligation::Kind::none);
  // White's first move has number 1, and nothing counts as a quiet ply yet.
  EXPECT_EQ(game.fen(),
            "2/7T/10/2kmmmmmmk2/3kmmmmk2/9/8/1T5T/T5T1/8/9/2KMMMMK3/2KMMMMMMK2/10/T7/2 w 0,0 0 1");
}

TEST(Trees, AreTheSameInAnyOrder) {
  EXPECT_EQ(river("@F7 @G7 @C2").fen(), river("@C2 @F7 @G7").fen());
}

TEST(Trees, AreTakenBack) {
  Game game = river(planted);
  std::vector<std::string> fens{game.fen()};
  ASSERT_TRUE(game.play("E5-E6"));
  EXPECT_TRUE(game.fen().ends_with(" b 0,0 1 1"));
  while (game.take_back()) fens.push_back(game.fen());
  EXPECT_EQ(fens.size(), 8U);
  EXPECT_EQ(fens[1], fens[0]);
  EXPECT_EQ(fens.back(), river().fen());
}

TEST(Trees, AreReadWithAndWithoutTheirMark) {
  const Game game = river("@C2");
  for (const std::string_view text : {"@F7", "F7", "f7", "@f7", "@F7!"}) {
    const auto read = game.read(text, Reading::short_forms);
    ASSERT_TRUE(read) << text << ": " << to_text(read.error());
    EXPECT_EQ(read->notation, "@F7");
  }
  EXPECT_EQ(refused(game, "F7").what, "F7: a tree is written with @ before it.");
  EXPECT_EQ(refused(game, "@C2").what, "A tree stands on C2: nothing else can be put there.");
  EXPECT_EQ(refused(game, "E5-E6").what, "Put three trees on your side: 2 to go.");
  EXPECT_EQ(refused(game, "E5-E6").expected, "@A4, @B3, @B4, @B5, @C3, @C5, @D2, @D3 and others");
  EXPECT_EQ(refused(game, "@J15").what, "J15 is not one of your tree squares. Pick one of them.");
  EXPECT_EQ(refused(river(planted), "@D2").what, "D2: no tree can be put now.");
}

TEST(Trees, ExplainTheRefusalOfOtherMoves) {
  const Game game = river("@C2");
  EXPECT_EQ(test::why_not(game, {"F7"}), "");
  EXPECT_EQ(test::why_not(game, {"C2"}),
            "tree-there: A tree stands on C2: nothing else can be put there.");
  EXPECT_EQ(test::why_not(game, {"E6"}),
            "not-tree-square: E6 is not one of your tree squares. Pick one of them.");
  EXPECT_EQ(test::why_not(game, {"E5"}), "trees-first: Put three trees on your side: 2 to go.");
  EXPECT_EQ(test::why_not(game, {"E5", "E6"}),
            "trees-first: Put three trees on your side: 2 to go.");
}

// A knight on F6, a friend on G6; trees on G7 and H6. Beyond G7 lies H8, beyond H6 I6.
constexpr std::string_view among_trees = "2/7T/10/5m6/11/9/6T1/8/T7/2T5/2KMT4/11/12/10/T7/2 w";

TEST(Trees, TurnAwayEveryLeg) {
  const Game game = position(among_trees);
  EXPECT_EQ(test::notations(game),
            (std::vector<std::string>{"F6-E5", "F6-E6", "F6-F5", "F6-F7", "F6-G5", "G6-E6", "G6-F5",
                                      "G6-F7", "G6-G5", "G6-H5", "G6-H7"}));
  EXPECT_EQ(test::why_not(game, {"G7"}),
            "tree-there: A tree stands on G7: nothing else can be put there.");
  EXPECT_EQ(test::why_not(game, {"F6", "H6"}),
            "tree-there: A tree stands on H6: nothing else can be put there.");
  EXPECT_EQ(test::why_not(game, {"F6", "H8"}),
            "tree-between: A tree stands on G7: no piece leaps over it.");
  EXPECT_EQ(refused(game, "F6-H8").what, "A tree stands on G7: no piece leaps over it.");
}

TEST(Trees, CanBeCanteredOverWithTheOption) {
  const Game game = position(among_trees, "default,treeLeap=canter");
  EXPECT_EQ(test::notations(game),
            (std::vector<std::string>{"F6-E5", "F6-E6", "F6-F5", "F6-F7", "F6-G5", "F6-H8", "G6-E6",
                                      "G6-F5", "G6-F7", "G6-G5", "G6-H5", "G6-H7", "G6-I6"}));
  EXPECT_EQ(game.perft(1), 13U);
}

// An enemy on F6 could be jumped, but for the tree on F7.
TEST(Trees, KeepPiecesFromBeingJumped) {
  constexpr std::string_view behind_tree = "2/7T/10/5m6/11/9/6T1/8/T7/1T6/2m6/4K6/12/10/TT6/2 w";
  for (const std::string_view rules : {"", "default,treeLeap=canter"}) {
    EXPECT_EQ(position(behind_tree, rules).obligation().kind, Obligation::Kind::none);
  }
  const Game open = position("2/8/10/5m6/11/9/8/8/8/8/2m6/4K6/12/10/8/2 w", "default,trees=0");
  EXPECT_EQ(test::notations(open), std::vector<std::string>{"F5xF7"});
}

TEST(Trees, MayShutAPlayerIn) {
  constexpr std::string_view shut_in = "2/7T/10/5mm5/11/9/6T1/8/T7/8/9/T10/MT10/T9/8/2 w";
  EXPECT_EQ(position(shut_in).verdict_text(), "Black wins: White has no legal move.");
  EXPECT_FALSE(position(shut_in, "default,treeLeap=canter").over());
}

TEST(Trees, AreLeftOutWithTheOption) {
  EXPECT_EQ(river("", "default,trees=0").legal().size(), 98U);
  EXPECT_EQ(river("@F7 @F10", "default,trees=1").seat(), Seat::white);
}

TEST(Trees, AreInTheFen) {
  for (const std::string_view moves : {"", "@F7", "@F7 @G7 @C2", "@F7 @G7 @C2 @A8"}) {
    const Game game = river(moves);
    const Game again = position(game.fen());
    EXPECT_EQ(again.fen(), game.fen());
    EXPECT_EQ(again.legal(), game.legal());
  }
}

TEST(Trees, ThatCannotBeAreRefusedWithTheirPlace) {
  EXPECT_EQ(fault_of("2/8/10/5m6/11/9/8/8/8/8/1T7/11/5M6/10/8/2 w"),
            "1:26: a tree cannot be on E6 (expected a tree square)");
  EXPECT_EQ(fault_of("2/8/10/5m6/11/9/8/8/8/1TTTT3/9/11/5M6/10/8/2 w"),
            "1:27: White has too many trees (expected at most 3 per side)");
  EXPECT_EQ(fault_of("2/7T/10/5m6/11/9/8/8/8/1TT5/9/11/5M6/10/8/2 w"),
            "1:44: White puts 3 trees before the first move and has 2 (expected the trees of White "
            "first)");
  EXPECT_EQ(fault_of("2/8/10/5m6/11/9/8/8/8/8/9/11/5M6/10/8/2 b"),
            "1:40: White puts 3 trees before the first move and has 0 (expected White to move)");
  EXPECT_EQ(fault_of("2/8/10/5m6/11/9/8/8/8/1TTT4/9/11/5M6/10/8/2 w"),
            "1:44: Black puts 3 trees before the first move and has 0 (expected Black to move)");
  EXPECT_EQ(fault_of("2/8/10/5m6/11/9/8/8/8/1t6/9/11/5M6/10/8/2 w"),
            "1:24: 't' is not a piece (expected K, M, k, m, T or a number)");
  EXPECT_EQ(fault_of("2/8/10/5m6/11/9/8/8/8/1T6/9/11/5M6/10/8/2 w", "default,trees=0"),
            "1:24: White has too many trees (expected at most 0 per side)");
  const auto camelot = make_game("camelot", {}, "2/8/10/12/12/12/12/12/12/12/12/12/T11/10/8/2 w");
  ASSERT_FALSE(camelot);
  EXPECT_EQ(camelot.error().expected, "K, M, k, m or a number");
}

TEST(Trees, HaveASeparateLineInRecords) {
  const Game game = river(std::string(planted) + " E5-E6 E12-E11 F5-F6");
  const std::string text = write_record(to_record(game));
  EXPECT_NE(text.find("\n\n@F7 @G7 @C2 @A8 @G10 @J15\n1. E5-E6 E12-E11\n2. F5-F6\n*\n"),
            std::string::npos)
      << text;
  const auto records = read_records(text);
  ASSERT_TRUE(records && records->size() == 1);
  const Replay replayed = replay(records->front());
  ASSERT_FALSE(replayed.fault) << to_text(replayed.fault->error);
  EXPECT_EQ(replayed.game->fen(), game.fen());
}

// Only games that have trees speak of them.
TEST(Trees, AreDescribedInTheCatalog) {
  const VariantInfo& info = *find_variant("river-camelot");
  EXPECT_EQ(info.trees, 3);
  EXPECT_EQ(info.word_of(MoveKind::plant), "plant");
  EXPECT_EQ(info.options.front().name, "trees");
  const VariantInfo& camelot = *find_variant("camelot");
  EXPECT_EQ(camelot.trees, 0);
  EXPECT_EQ(camelot.word_of(MoveKind::plant), "");
  EXPECT_EQ(camelot.options.front().name, "ownCastleJump");
}

// Near its own castle, where they keep enemies out.
TEST(Trees, ArePutByTheComputer) {
  Game game = river();
  Computer computer({.level = 4});
  const std::atomic<bool> stop = false;
  for (int tree = 0; tree < 6; ++tree) {
    const Reply reply = computer.choose(game, stop);
    ASSERT_TRUE(reply.move);
    EXPECT_EQ(reply.move->kind, MoveKind::plant);
    game.play(*reply.move);
  }
  EXPECT_EQ(game.seat(), Seat::white);
  EXPECT_TRUE(computer.choose(game, stop).move);
}

}  // namespace
}  // namespace camlann
