#include "search/growing_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "search/timer.hpp"

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

std::multiset<std::uint32_t> first(std::uint32_t number) {
  std::multiset<std::uint32_t> moves;
  for (std::uint32_t i = 0; i < number; ++i) moves.insert(i);
  return moves;
}

TEST(GrowingTree, PlantsAllMovesOfTheRoot) {
  GrowingTree tree(0);
  tree.plant(moves_of(30));
  EXPECT_EQ(children_of(tree, tree[GrowingTree::root]), first(30));
  tree.each_child(tree[GrowingTree::root], [](const Node& child) {
    EXPECT_EQ(child.chance, 1.0F / static_cast<float>(child.move.taken + 1));
  });
  tree.plant({});
  EXPECT_EQ(tree[GrowingTree::root].children, 0);
}

TEST(GrowingTree, AddsChildrenInBatchesTheLikeliestFirst) {
  GrowingTree tree(1 << 20);
  tree.plant(moves_of(1));
  const Place leaf = tree[GrowingTree::root].first_child;
  EXPECT_FALSE(tree.is_ripe(tree[leaf]));
  ++tree[leaf].visits;
  EXPECT_TRUE(tree.is_ripe(tree[leaf]));

  const auto moves = moves_of(11);
  for (const std::uint32_t known : {4U, 8U, 11U}) {
    ASSERT_TRUE(tree.add_children(leaf, moves));
    EXPECT_EQ(children_of(tree, tree[leaf]), first(known));
    EXPECT_EQ(tree[leaf].waiting, 11 - known);
    EXPECT_FALSE(tree.wants_more(tree[leaf]));
    visit_children(tree, leaf);
    EXPECT_EQ(tree.wants_more(tree[leaf]), known < 11);
  }
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
  std::uint32_t visits;
  int waiting;
  std::multiset<std::uint32_t> children;

  bool operator==(const Family&) const = default;
};
using Families = std::map<float, Family>;
void add_families(const GrowingTree& tree, const Node& node, Families& families) {
  families[node.worth[0]] = {node.visits, node.waiting, children_of(tree, node)};
  tree.each_child(node, [&](const Node& child) {
    EXPECT_EQ(child.worth[1], node.worth[0]);
    add_families(tree, child, families);
  });
}
Families families_of(const GrowingTree& tree) {
  Families families;
  add_families(tree, tree[GrowingTree::root], families);
  return families;
}

// Grows the tree along one way down; whether there was room.
bool grow(GrowingTree& tree, std::mt19937& dice, float& names) {
  const auto moves = moves_of(13);
  Place at = GrowingTree::root;
  ++tree[at].visits;
  while (tree[at].children != 0) {
    if (tree.wants_more(tree[at]) && !tree.add_children(at, moves)) return false;
    name_children(tree, at, names);
    // The nearer ones more often.
    const auto skip = std::min(dice() % tree[at].children, dice() % tree[at].children);
    Place child = tree[at].first_child;
    for (std::size_t i = 0; i < skip; ++i) child = tree[child].sibling;
    at = child;
    ++tree[at].visits;
  }
  if (tree.is_ripe(tree[at]) && !tree.add_children(at, moves)) return false;
  name_children(tree, at, names);
  return true;
}

TEST(GrowingTree, FreesTheLeastVisitedNodes) {
  constexpr std::size_t room = 2000;
  GrowingTree tree(room * (sizeof(Node) + sizeof(Place)));
  tree.plant(moves_of(20));
  float names = 0;
  tree[GrowingTree::root].worth = {0, 0, 0};
  name_children(tree, GrowingTree::root, names);
  std::mt19937 dice(7);
  const std::atomic<bool> stop = false;
  const Timer timer({}, stop);
  int times_full = 0;
  std::size_t batches = 0;
  for (int round = 0; round < 40'000; ++round) {
    if (grow(tree, dice, names)) continue;
    ++times_full;
    const Families before = families_of(tree);
    EXPECT_LE(before.size(), room);
    EXPECT_TRUE(tree.is_full());
    EXPECT_TRUE(tree.make_room(timer));
    EXPECT_FALSE(tree.is_full());
    const Families after = families_of(tree);
    EXPECT_LE(after.size(), room / 2);
    for (const auto& [name, family] : after) {
      Family expected = before.at(name);
      Node node;
      node.visits = family.visits;
      if (!tree.is_ripe(node) && name != 0) {
        expected.waiting = 0;
        expected.children.clear();
      }
      EXPECT_EQ(family, expected) << name;
      batches += family.children.size() > 4;
    }
  }
  EXPECT_GE(times_full, 3);
  EXPECT_GE(batches, 20u);
}

TEST(GrowingTree, StopsMakingRoomOnRequestAndRestarts) {
  GrowingTree tree(0);
  tree.plant(moves_of(20));
  float names = 0;
  std::mt19937 dice(7);
  while (grow(tree, dice, names)) continue;
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(tree.make_room(Timer({}, stop)));
  tree.plant(moves_of(30));
  EXPECT_FALSE(tree.is_full());
  EXPECT_EQ(children_of(tree, tree[GrowingTree::root]), first(30));
}

}  // namespace
}  // namespace camlann
