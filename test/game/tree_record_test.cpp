// Trees of variations as records: what is written is read again as the same tree.

#include "game/tree_record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "game/tree_player.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"

namespace camlann {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Record record_of(const std::string& text) {
  RecordReader reader(text, Unreadable::passed_over);
  return reader.next().value().value();
}

/// Every position of a tree with its notes, the main line first.
std::string drawn(const Tree& tree) {
  std::string text;
  std::vector<Tree::Node> open{Tree::root};
  while (!open.empty()) {
    const Tree::Node node = open.back();
    open.pop_back();
    const Notes& notes = tree.notes(node);
    text += std::to_string(tree.path_to(node).size()) + ' ' + tree.game_at(node).fen() + " {" +
            notes.comment + '}';
    for (const int glyph : notes.glyphs) text += ' ' + std::to_string(glyph);
    text += to_text(notes.arrows, tree.game_at(node).variant()) + '\n';
    const auto& next = tree.next(node);
    open.insert(open.end(), next.rbegin(), next.rend());
  }
  return text;
}

TEST(ReadArrows, ReadsRingsAndArrowsAsRecordsHaveThem) {
  const VariantInfo& cam = *find_variant("cam");
  const auto read = read_arrows(" GE5, RE5E7  BE10,GE5", cam);
  ASSERT_TRUE(read);
  EXPECT_EQ(to_text(*read, cam), "[%csl GE5,BE10][%cal RE5E7]");
  EXPECT_THAT(read_arrows("", cam).value(), IsEmpty());
  EXPECT_EQ(read_arrows("Gf9,Bd4f6", *find_variant("camblam")).value().size(), 2u);
}

TEST(ReadArrows, NamesTheFirstThatIsNone) {
  const VariantInfo& cam = *find_variant("cam");
  for (const char* wrong : {"E5", "XE5", "G", "GZ9", "GE5Z9", "GE5E5", "GE5E7E9", "gE5", "[%csl"}) {
    const auto read = read_arrows("RE6," + std::string(wrong), cam);
    ASSERT_FALSE(read) << wrong;
    EXPECT_EQ(read.error().code, ErrorCode::syntax);
    EXPECT_EQ(read.error().what,
              '"' + std::string(wrong) + "\" is not a ring or an arrow on this board");
    EXPECT_THAT(read.error().expected, HasSubstr("GD1"));
  }
}

TEST(MainLineArrows, AreThoseOfEachComment) {
  const Record record = record_of(
      "{Start [%csl GE5]} D5-D6 {[%cal RE5E7][%csl YD6] why} (C5-C6 {[%csl BC6]}) D9-D8 *");
  const VariantInfo& cam = *find_variant("cam");
  const auto arrows = main_line_arrows(record, cam);
  ASSERT_EQ(arrows.size(), 3u);
  EXPECT_EQ(to_text(arrows[0], cam), "[%csl GE5]");
  EXPECT_EQ(to_text(arrows[1], cam), "[%csl YD6][%cal RE5E7]");
  EXPECT_THAT(arrows[2], IsEmpty());
}

TEST(TreeRecord, HasVariationsInTheirPlaces) {
  const auto played =
      play_tree(record_of("{Start} D5-D6! {the middle} (C5-C6 D9-D8 (E9-E8 D5-D6) B5-B6) D9-D8 *"),
                {"cam", {}});
  ASSERT_TRUE(played.tree);
  EXPECT_THAT(played.faults, IsEmpty());
  const Tree& tree = *played.tree;
  EXPECT_EQ(tree.size(), 8u);
  EXPECT_EQ(tree.main_line().size(), 3u);
  EXPECT_EQ(tree.notes(Tree::root).comment, "Start");
  const auto first = tree.next(Tree::root);
  ASSERT_EQ(first.size(), 2u);
  EXPECT_THAT(tree.notes(first[0]).glyphs, ElementsAre(1));
  EXPECT_EQ(tree.next(first[1]).size(), 2u);
  EXPECT_THAT(write_record(to_record(tree)),
              HasSubstr("{Start}\n1. D5-D6! {the middle}\n"
                        "(1. C5-C6 D9-D8 (1... E9-E8 2. D5-D6) 2. B5-B6)\n1... D9-D8\n*\n"));
}

TEST(TreeRecord, KeepsAllBeforeAWrongMove) {
  const auto played =
      play_tree(record_of("1. D5-D6 D9-D8\n2. D6-D9 (B5-B6 B9-B8) 1-0"), {"cam", {}});
  ASSERT_TRUE(played.tree);
  EXPECT_EQ(played.tree->size(), 3u);
  ASSERT_EQ(played.faults.size(), 1u);
  EXPECT_EQ(played.faults[0].word, "D6-D9");
  EXPECT_EQ(played.faults[0].error.at, (Spot{2, 4}));
  EXPECT_EQ(played.faults[0].error.code, ErrorCode::illegal_move);
}

TEST(TreeRecord, TellsFaultsOfHeadersFromOthers) {
  for (const char* header : {"[BlackType: \"program\"]", "[Event x]", "[Result \"won\"]",
                             "[Plies \"many\"]", "[Event \"x\""}) {
    const auto whole =
        play_tree(record_of("[Variant \"Cam\"]\n" + std::string(header) + "\n\n1. D5-D6 D9-D8 *"));
    ASSERT_EQ(whole.faults.size(), 1u) << header;
    EXPECT_EQ(whole.faults[0].error.about, Subject::header) << header;
    EXPECT_EQ(whole.tree->main_line().size(), 3u) << header;
  }
  for (const char* moves : {"1. D5-D6 D6-D9", "1. D5-D6 (1. Z9-Z9)", "1. D5-D6 (1. C5-C6",
                            "(1. D5-D6)", "1. D5-D6 {open"}) {
    const auto cut = play_tree(record_of("[Variant \"Cam\"]\n\n" + std::string(moves)));
    ASSERT_EQ(cut.faults.size(), 1u) << moves;
    EXPECT_NE(cut.faults[0].error.about, Subject::header) << moves;
  }
}

TEST(TreeRecord, ReportsAnInvalidStart) {
  const auto played = play_tree(record_of("[FEN \"1/3\"]\n[Variant \"cam\"]\n\nD5-D6"));
  EXPECT_FALSE(played.tree);
  ASSERT_EQ(played.faults.size(), 1u);
  EXPECT_THAT(played.faults[0].error.where, HasSubstr("FEN"));
}

TEST(TreeRecord, ContinuesFromAGame) {
  Game game = make_game("cam").value();
  ASSERT_TRUE(game.play("D5-D6"));
  const auto played = play_tree(record_of("{now} D9-D8"), game);
  EXPECT_THAT(played.faults, IsEmpty());
  ASSERT_EQ(played.tree->main_line().size(), 3u);
  EXPECT_EQ(played.tree->notes(played.tree->main_line()[1]).comment, "now");
}

TEST(TreeRecord, ReadsDrawingsFromComments) {
  const auto played = play_tree(
      record_of("D5-D6 {[%csl GE5,RF6] [%cal YE5E10][%cal GE5] why [%eval 3] so}"), {"cam", {}});
  const VariantInfo& cam = *catalog().find("cam");
  const auto square = [&](const char* name) { return *cam.find_square(name); };
  const Notes& notes = played.tree->notes(played.tree->main_line().back());
  EXPECT_EQ(notes.comment, "[%cal GE5] why [%eval 3] so");
  EXPECT_THAT(notes.arrows, ElementsAre(Arrow{square("E5"), square("E5"), Arrow::Colour::green},
                                        Arrow{square("F6"), square("F6"), Arrow::Colour::red},
                                        Arrow{square("E5"), square("E10"), Arrow::Colour::yellow}));
}

// Deep brackets take no stack.
TEST(TreeRecord, ReadsDeepVariations) {
  constexpr std::size_t depth = 20'000;
  std::string text = "D5-D6 ";
  for (std::size_t i = 0; i < depth; ++i) text += i % 2 == 0 ? "(C5-C6 " : "(D5-D6 ";
  text += std::string(depth, ')');
  const auto played = play_tree(record_of(text), {"cam", {}});
  EXPECT_THAT(played.faults, IsEmpty());
  EXPECT_EQ(played.tree->size(), 3u);
  const Record copy = record_of(write_record(record_of(text)));
  EXPECT_EQ(copy.variations.size(), depth);
}

TEST(TreePlayer, PlaysVariationsFromTheirBranchesInPortions) {
  constexpr std::size_t moves = 200, variations = 1000;
  std::string text = "D5-D6 D9-D8";
  for (std::size_t i = 2; i < moves; i += 4) text += " D6-D5 D8-D9 D5-D6 D9-D8";
  for (std::size_t i = 0; i < variations; ++i) text += " (E9-E8 (C9-C8))";
  const Record record = record_of(text);
  TreePlayer player(record, make_game("cam").value());
  std::size_t steps = 1;
  while (player.play_on([] { return true; })) ++steps;
  EXPECT_LT(steps, 3 * (moves + 4 * variations));
  const auto played = std::move(player).done();
  EXPECT_THAT(played.faults, IsEmpty());
  EXPECT_EQ(write_record(to_record(*played.tree)),
            write_record(to_record(*play_tree(record, {"cam", {}}).tree)));
}

RC_GTEST_PROP(TreeRecord, IsReadAsTheSameTree, (std::uint64_t seed)) {
  constexpr const char* variants[] = {"cam", "camblam", "tri-camelot", "river-camelot"};
  constexpr const char* remarks[] = {"", "why not?", "two\nlines; (really) [sic]", "1-0 { }}",
                                     "½ …"};
  Random random(seed);
  const auto any = [&](std::size_t count) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(count)));
  };
  Tree tree(make_game(variants[any(4)]).value());
  std::vector<Tree::Node> nodes{Tree::root};
  for (int step = 0; step < 40; ++step) {
    // Mostly from where the last move led, so that lines become long.
    const Tree::Node node = any(3) == 0 ? nodes[any(nodes.size())] : nodes.back();
    const auto legal = tree.game_at(node).legal();
    if (legal.empty()) continue;
    const Move move = legal[any(legal.size())].move;
    nodes.push_back(tree.play(node, move));
    Notes& notes = tree.notes(nodes.back());
    notes.comment = remarks[any(5)];
    if (any(3) == 0) notes.glyphs = {static_cast<std::uint8_t>(1 + any(10)), 200};
    if (any(4) == 0) notes.arrows = {{move.to, move.to, Arrow::Colour::blue}};
    if (any(8) == 0) tree.make_main_line(nodes.back());
  }
  const std::string text = write_record(to_record(tree));
  const auto again = play_tree(record_of(text));
  RC_ASSERT(again.faults.empty());
  RC_ASSERT(drawn(*again.tree) == drawn(tree));
  RC_ASSERT(write_record(to_record(*again.tree)) == text);
}

}  // namespace
}  // namespace camlann
