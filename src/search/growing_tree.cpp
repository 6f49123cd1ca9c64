#include "search/growing_tree.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "search/timer.hpp"

namespace camlann {
namespace {

constexpr std::size_t first_batch = 4;
constexpr std::size_t most_numbered = std::numeric_limits<GrowingTree::Place>::max() / 2;
constexpr GrowingTree::Place gone = std::numeric_limits<GrowingTree::Place>::max();

/// C++20 has changed the type of std::bit_width().
std::size_t width_of(std::uint32_t number) {
  return static_cast<std::size_t>(std::bit_width(number));
}

}  // namespace

GrowingTree::GrowingTree(std::size_t bytes)
    : fitting_(std::min(bytes / (sizeof(Node) + sizeof(Place)), most_numbered)) {}

void GrowingTree::plant(std::span<const LikelyMove> moves) {
  most_ = std::max(fitting_, 4 * (moves.size() + 1));
  nodes_.reserve(most_);
  nodes_.assign(1, Node{});
  ripe_ = 1;
  is_full_ = false;
  append(root, moves);
}

bool GrowingTree::wants_more(const Node& node) const {
  return node.waiting != 0 &&
         all_children(node, [](const Node& child) { return child.visits != 0; });
}

bool GrowingTree::add_children(Place parent, std::span<const LikelyMove> moves) {
  const std::size_t known = nodes_[parent].children;
  const std::size_t batch = std::min(std::max(known, first_batch), moves.size() - known);
  is_full_ = is_full_ || nodes_.size() + batch > most_;
  if (is_full_) return false;
  append(parent, moves.subspan(known, batch));
  nodes_[parent].waiting = static_cast<std::uint16_t>(moves.size() - known - batch);
  return true;
}

// Prepends a batch to the existing children.
void GrowingTree::append(Place parent, std::span<const LikelyMove> batch) {
  if (batch.empty()) return;
  Place sibling = nodes_[parent].first_child;
  const auto first = static_cast<Place>(nodes_.size());
  for (std::size_t i = 0; i < batch.size(); ++i) {
    Node& child = nodes_.emplace_back();
    child.move = batch[i].move;
    child.chance = batch[i].chance;
    child.sibling = i + 1 == batch.size() ? sibling : static_cast<Place>(nodes_.size());
  }
  nodes_[parent].first_child = first;
  nodes_[parent].children = static_cast<std::uint16_t>(nodes_[parent].children + batch.size());
}

bool GrowingTree::make_room(const Timer& timer) {
  is_full_ = false;
  return raise_ripe(most_ / 2, timer) && prune(timer) && close_gaps(timer);
}

// Calls f(place) for all nodes in order, parents first; false once out of time.
template <class F>
bool GrowingTree::each_place(const Timer& timer, const F& f) const {
  constexpr std::size_t nodes_between_looks = 4096;
  const std::size_t count = nodes_.size();
  for (std::size_t at = 0; at < count; ++at) {
    if (at % nodes_between_looks == 0 && timer.out_of_time()) return false;
    f(static_cast<Place>(at));
  }
  return true;
}

// Raises ripe_ until at most `enough` nodes would be left. A child never has more visits than its
// parent, so exactly the children of nodes that are no longer ripe are lost.
bool GrowingTree::raise_ripe(std::size_t enough, const Timer& timer) {
  std::array<std::size_t, 33> children_by_width{};  // of their parent's number of visits
  const bool counted = each_place(timer, [&](Place at) {
    if (at != root) children_by_width[width_of(nodes_[at].visits)] += nodes_[at].children;
  });
  if (!counted) return false;
  std::size_t left = nodes_.size();
  while (left > enough) {
    left -= children_by_width[width_of(ripe_)];
    ripe_ *= 2;
  }
  return true;
}

// Removes the children of nodes that are not ripe and renumbers the rest; one pass is enough, since
// nodes come after their parents.
bool GrowingTree::prune(const Timer& timer) {
  new_places_.clear();
  new_places_.reserve(most_);
  if (!each_place(timer, [this](Place) { new_places_.push_back(gone); })) return false;
  new_places_[root] = root;
  Place left = 0;
  return each_place(timer, [&](Place at) {
    if (new_places_[at] == gone) return;
    new_places_[at] = left++;
    Node& node = nodes_[at];
    if (at != root && !is_ripe(node)) {
      node.first_child = nobody;
      node.children = node.waiting = 0;
    }
    for (Place child = node.first_child; child != nobody; child = nodes_[child].sibling) {
      new_places_[child] = root;  // provisional; set when the child is reached
    }
  });
}

bool GrowingTree::close_gaps(const Timer& timer) {
  std::size_t left = 0;
  const bool closed = each_place(timer, [&](Place at) {
    if (new_places_[at] == gone) return;
    Node& node = nodes_[left++];
    node = nodes_[at];
    node.first_child = new_places_[node.first_child];
    node.sibling = new_places_[node.sibling];
  });
  if (closed) nodes_.resize(left);
  return closed;
}

}  // namespace camlann
