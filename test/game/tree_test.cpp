#include "game/tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Game new_game(const char* variant = "cam") {
  return make_game(variant).value();
}

std::vector<std::string> line_to(const Tree& tree, Tree::Node node) {
  std::vector<std::string> moves;
  for (const Tree::Node step : tree.path_to(node)) {
    if (const WrittenMove* const move = tree.move(step)) moves.push_back(move->notation);
  }
  return moves;
}

TEST(Tree, BeginsWithTheMovesOfTheGame) {
  Game game = new_game();
  ASSERT_TRUE(game.play("D5-D6"));
  ASSERT_TRUE(game.play("D9-D8"));
  const Tree tree(game);
  EXPECT_EQ(tree.size(), 3u);
  EXPECT_THAT(line_to(tree, tree.main_line().back()), ElementsAre("D5-D6", "D9-D8"));
  EXPECT_EQ(tree.game_at(tree.main_line().back()).fen(), game.fen());
  EXPECT_EQ(tree.move(Tree::root), nullptr);
  EXPECT_FALSE(tree.parent(Tree::root));
}

TEST(Tree, KeepsAMoveOnce) {
  Tree tree(new_game());
  const auto first = tree.play(Tree::root, "D5-D6");
  const auto again = tree.play(Tree::root, "d5-d6");
  ASSERT_TRUE(first);
  ASSERT_TRUE(again);
  EXPECT_EQ(*first, *again);
  EXPECT_EQ(tree.size(), 2u);
}

TEST(Tree, RefusesAnIllegalMoveWithoutAChange) {
  Tree tree(new_game());
  const auto refused = tree.play(Tree::root, "D5-D9");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::illegal_move);
  EXPECT_FALSE(tree.try_play(Tree::root, Move{}));
  EXPECT_EQ(tree.size(), 1u);
  EXPECT_THAT(tree.next(Tree::root), IsEmpty());
  const Move legal = new_game().legal().front().move;
  const auto node = tree.try_play(Tree::root, legal);
  ASSERT_TRUE(node);
  EXPECT_EQ(tree.move(*node)->move(), legal);
}

TEST(Tree, PromotesAVariationWithAllThatLeadsToIt) {
  Tree tree(new_game());
  const auto main = tree.play(Tree::root, "D5-D6").value();
  tree.play(main, "D9-D8").value();
  const auto other = tree.play(Tree::root, "C5-C6").value();
  const auto reply = tree.play(other, "C9-C8").value();
  const auto second = tree.play(other, "D9-D8").value();
  EXPECT_FALSE(tree.on_main_line(second));
  tree.make_main_line(second);
  EXPECT_TRUE(tree.on_main_line(second));
  EXPECT_THAT(tree.next(other), ElementsAre(second, reply));
  EXPECT_THAT(tree.next(Tree::root), ElementsAre(other, main));
  EXPECT_FALSE(tree.promote(second)) << "it is first there already";
  EXPECT_FALSE(tree.promote(Tree::root));
}

TEST(Tree, RemovesAMoveWithAllThatFollows) {
  Tree tree(new_game());
  const auto kept = tree.play(Tree::root, "D5-D6").value();
  const auto gone = tree.play(Tree::root, "C5-C6").value();
  const auto behind = tree.play(gone, "D9-D8").value();
  tree.remove(gone);
  EXPECT_FALSE(tree.has(gone));
  EXPECT_FALSE(tree.has(behind));
  EXPECT_TRUE(tree.has(kept));
  EXPECT_EQ(tree.size(), 2u);
  EXPECT_THAT(tree.next(Tree::root), ElementsAre(kept));
  tree.remove(Tree::root);
  EXPECT_TRUE(tree.has(Tree::root));
}

TEST(Tree, CarriesCommentsGlyphsAndArrows) {
  Tree tree(new_game());
  const auto node = tree.play(Tree::root, "D5-D6").value();
  const Move move = tree.move(node)->move();
  const Notes notes{"Opens the file.", {1, 40}, {{move.from, move.to, Arrow::Colour::red}}};
  tree.notes(node) = notes;
  const Tree copy = tree;
  tree.remove(node);
  EXPECT_EQ(copy.notes(node), notes);
}

// Whatever is played, promoted and removed: each position is reached by its own moves, each has its
// place among those of its parent once, and nothing of what was removed can be met.
RC_GTEST_PROP(Tree, HoldsTogether, (std::uint64_t seed)) {
  Random random(seed);
  Tree tree(new_game(seed % 2 == 0 ? "cam" : "camblam"));
  std::vector<Tree::Node> nodes{Tree::root};
  const auto any = [&](std::size_t count) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(count)));
  };
  for (int step = 0; step < 40; ++step) {
    const Tree::Node node = nodes[any(nodes.size())];
    if (!tree.has(node)) continue;
    const auto deed = any(10);
    if (deed == 0) {
      tree.remove(node);
    } else if (deed == 1) {
      tree.make_main_line(node);
      RC_ASSERT(tree.on_main_line(node));
    } else if (const auto legal = tree.game_at(node).legal(); !legal.empty()) {
      nodes.push_back(tree.play(node, legal[any(legal.size())].move));
    }
  }
  std::size_t reached = 0;
  std::vector<Tree::Node> open{Tree::root};
  while (!open.empty()) {
    const Tree::Node node = open.back();
    open.pop_back();
    ++reached;
    RC_ASSERT(tree.has(node));
    Game game = new_game(seed % 2 == 0 ? "cam" : "camblam");
    for (const std::string& move : line_to(tree, node)) {
      RC_ASSERT(game.play(move, Reading::exact).has_value());
    }
    RC_ASSERT(game.fen() == tree.game_at(node).fen());
    for (const Tree::Node child : tree.next(node)) {
      RC_ASSERT(tree.parent(child) == node);
      open.push_back(child);
    }
  }
  RC_ASSERT(reached == tree.size());
}

}  // namespace
}  // namespace camlann
