#pragma once
// The tree in memory of best_first.hpp, for three sides. Most moves are never visited, so children
// are added in batches, the likeliest first. When memory is full, the children of the least visited
// nodes are removed.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/move.hpp"
#include "search/timer.hpp"

namespace camlann {

/// The expected shares of three sides; their sum is 1.
using Shares = std::array<float, 3>;
inline constexpr Shares even_shares{1.0F / 3, 1.0F / 3, 1.0F / 3};

class GrowingTree {
 public:
  using Place = std::uint32_t;  // index of a node
  static constexpr Place root = 0;
  static constexpr Place nobody = root;  // the root is no node's child

  struct Node {
    Move move{};
    Place first_child = nobody;
    Place sibling = nobody;  // the next one
    std::uint32_t visits = 0;
    Shares worth = even_shares;
    float chance = 0;  // prior probability among its siblings
    std::uint16_t children = 0;
    std::uint16_t waiting = 0;  // moves without a child node
    bool proved = false;        // worth is the result of best play by all sides
    std::uint8_t plies = 0;     // to the end, if proved
  };

  struct LikelyMove {
    Move move;
    float chance;
  };

  /// Reserves `bytes` of nodes, but at least a few times the number of the root's children.
  explicit GrowingTree(std::size_t bytes);

  /// Creates a root with a child for each of `moves`.
  void plant(std::span<const LikelyMove> moves);

  [[nodiscard]] Node& operator[](Place place) { return nodes_[place]; }
  [[nodiscard]] const Node& operator[](Place place) const { return nodes_[place]; }

  template <class F>
  void each_child(const Node& node, const F& f) const {
    for (Place at = node.first_child; at != nobody; at = nodes_[at].sibling) f(nodes_[at]);
  }
  template <class F>
  [[nodiscard]] bool all_children(const Node& node, const F& f) const {
    Place at = node.first_child;
    while (at != nobody && f(nodes_[at])) at = nodes_[at].sibling;
    return at == nobody;
  }

  /// True if a node has enough visits to get children: one, or more when memory was short.
  [[nodiscard]] bool is_ripe(const Node& node) const { return node.visits >= ripe_; }
  /// True if all children are visited and more moves are available.
  [[nodiscard]] bool wants_more(const Node& node) const;

  /// Adds the next batch of children: four at first, then as large as the existing number. `moves`
  /// are all moves, the likeliest first, in the same order each time. Returns false and adds none
  /// if memory is full.
  bool add_children(Place parent, std::span<const LikelyMove> moves);

  /// True if add_children() found no memory.
  [[nodiscard]] bool is_full() const { return is_full_; }
  /// Frees half of the memory: rarely visited nodes become leaves again but keep their values. All
  /// places except the root's become invalid. With a gigabyte this takes up to 1.2 s
  /// (doc/measurements/stop.md), so it checks `timer` on the way: returns false if out of time; the
  /// tree is then lost and must be planted anew.
  [[nodiscard]] bool make_room(const Timer& timer);

 private:
  void append(Place parent, std::span<const LikelyMove> batch);
  [[nodiscard]] bool raise_ripe(std::size_t enough, const Timer& timer);
  [[nodiscard]] bool prune(const Timer& timer);
  [[nodiscard]] bool close_gaps(const Timer& timer);
  template <class F>
  [[nodiscard]] bool each_place(const Timer& timer, const F& f) const;

  std::size_t fitting_;      // number of nodes that fit into the given memory
  std::size_t most_ = 0;     // limit for this tree
  std::vector<Node> nodes_;  // each after its parent
  std::uint32_t ripe_ = 1;   // visits at which a leaf gets children, a power of two
  bool is_full_ = false;
  std::vector<Place> new_places_;  // by old place, while memory is freed
};

}  // namespace camlann
