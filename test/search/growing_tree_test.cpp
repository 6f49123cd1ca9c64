#include "search/growing_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <vector>

namespace camlann {
namespace {

using Place = GrowingTree::Place;
using Node = GrowingTree::Node;

std::vector<GrowingTree::LikelyMove> moves_of(std::size_t number) {
  std::vector<GrowingTree::LikelyMove> moves(number);
  for (std::size_t i = 0; i < number; ++i) {
    moves[i].move.taken = static_cast<std::uint32_t>(i);
    moves[i].chance = 1.0F / static_cast<float>(i + 1);
  }
  return moves;
}

std::multiset<std::uint32_t> children_of(const GrowingTree& tree, const Node& node) {
  std::multiset<std::uint32_t> children;
  tree.each_child(node, [&](const Node& child) { children.insert(child.move.taken); });
  return children;
}

void visit_children(GrowingTree& tree, Place parent) {
  for (Place at = tree[parent].first_child; at != GrowingTree::nobody; at = tree[at].sibling) {
    ++tree[at].visits;
  }
}

TEST(GrowingTree, PlantsAllMovesOfTheRoot) {
  GrowingTree tree(0);
  tree.plant(moves_of(30));
  EXPECT_EQ(children_of(tree, tree[GrowingTree::root]).size(), 30u);
  tree.plant({});
  EXPECT_EQ(tree[GrowingTree::root].children, 0);
}

TEST(GrowingTree, AddsChildrenInBatchesTheLikeliestFirst) {
  GrowingTree tree(0);
  tree.plant(moves_of(1));
  const Place leaf = tree[GrowingTree::root].first_child;
  EXPECT_FALSE(tree.is_ripe(tree[leaf]));
  ++tree[leaf].visits;
  EXPECT_TRUE(tree.is_ripe(tree[leaf]));

  const auto moves = moves_of(11);
  ASSERT_TRUE(tree.add_children(leaf, moves));
  EXPECT_EQ(children_of(tree, tree[leaf]), (std::multiset<std::uint32_t>{0, 1, 2, 3}));
  EXPECT_EQ(tree[leaf].waiting, 7);
  EXPECT_FALSE(tree.wants_more(tree[leaf]));
  visit_children(tree, leaf);
  EXPECT_TRUE(tree.wants_more(tree[leaf]));

  ASSERT_TRUE(tree.add_children(leaf, moves));
  EXPECT_EQ(children_of(tree, tree[leaf]).size(), 8u);
  EXPECT_FALSE(tree.wants_more(tree[leaf]));
  visit_children(tree, leaf);
  ASSERT_TRUE(tree.add_children(leaf, moves));
  EXPECT_EQ(children_of(tree, tree[leaf]).size(), 11u);
  EXPECT_EQ(tree[leaf].waiting, 0);
  visit_children(tree, leaf);
  EXPECT_FALSE(tree.wants_more(tree[leaf]));
}

// Names each new child of `parent` in its worth, with its parent's name.
void name_children(GrowingTree& tree, Place parent, float& names) {
  for (Place at = tree[parent].first_child; at != GrowingTree::nobody; at = tree[at].sibling) {
    if (tree[at].worth != even_shares) continue;
    tree[at].worth = {++names, tree[parent].worth[0], 0};
  }
}

// Each node by its name.
struct Family {
  bool ripe;
  std::multiset<std::uint32_t> children;
};
using Families = std::map<float, Family>;
void add_families(const GrowingTree& tree, const Node& node, Families& families) {
  families[node.worth[0]] = {tree.is_ripe(node), children_of(tree, node)};
  tree.each_child(node, [&](const Node& child) {
    EXPECT_EQ(child.worth[1], node.worth[0]);
    add_families(tree, child, families);
  });
}

Place some_leaf(GrowingTree& tree, std::mt19937& dice) {
  Place at = GrowingTree::root;
  ++tree[at].visits;
  while (tree[at].children != 0) {
    // The nearer ones more often.
    const auto skip = std::min(dice() % tree[at].children, dice() % tree[at].children);
    Place child = tree[at].first_child;
    for (std::size_t i = 0; i < skip; ++i) child = tree[child].sibling;
    at = child;
    ++tree[at].visits;
  }
  return at;
}

TEST(GrowingTree, GivesBackWhatIsVisitedLeast) {
  GrowingTree tree(0);
  tree.plant(moves_of(20));
  float names = 0;
  tree[GrowingTree::root].worth = {0, 0, 0};
  name_children(tree, GrowingTree::root, names);
  std::mt19937 dice(7);
  int times_full = 0;
  for (int round = 0; round < 20'000; ++round) {
    const Place leaf = some_leaf(tree, dice);
    if (!tree.is_ripe(tree[leaf])) continue;
    if (tree.add_children(leaf, moves_of(6))) {
      name_children(tree, leaf, names);
      continue;
    }
    ++times_full;
    Families before;
    Families after;
    add_families(tree, tree[GrowingTree::root], before);
    tree.make_room_if_full();
    add_families(tree, tree[GrowingTree::root], after);
    EXPECT_LE(after.size(), (before.size() + 1) / 2);
    for (const auto& [name, family] : after) {
      const bool keeps = family.ripe || name == 0;
      EXPECT_EQ(family.children, keeps ? before.at(name).children : std::multiset<std::uint32_t>{});
    }
  }
  EXPECT_GE(times_full, 3);
}

}  // namespace
}  // namespace camlann
