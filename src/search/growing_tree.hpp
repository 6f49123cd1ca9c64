#pragma once
// The tree in memory of best_first.hpp, for three sides. Most moves are never looked at, so
// children come in batches, the likeliest first. When memory is used up, what hangs on the nodes
// visited least is given back.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/move.hpp"
#include "search/timer.hpp"

namespace camlann {

/// What each of three sides may expect: together 1.
using Shares = std::array<float, 3>;
inline constexpr Shares even_shares{1.0F / 3, 1.0F / 3, 1.0F / 3};

class GrowingTree {
 public:
  using Place = std::uint32_t;  // of a node
  static constexpr Place root = 0;
  static constexpr Place nobody = root;  // which is nobody's child

  struct Node {
    Move move{};
    Place first_child = nobody;
    Place sibling = nobody;  // the next one
    std::uint32_t visits = 0;
    Shares worth = even_shares;
    float chance = 0;  // by the first guess, among its siblings
    std::uint16_t children = 0;
    std::uint16_t waiting = 0;  // moves that are no children yet
    bool proved = false;        // worth is what best play for everyone brings
    std::uint8_t plies = 0;     // to the end, if proved
  };

  struct LikelyMove {
    Move move;
    float chance;
  };

  /// Room for as many nodes as fit into `bytes`, but for a few times the root's children at least.
  explicit GrowingTree(std::size_t bytes);

  /// A root with a child for each of `moves`.
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

  /// Whether a node was visited often enough for children: once, and more when memory was short.
  [[nodiscard]] bool is_ripe(const Node& node) const { return node.visits >= ripe_; }
  /// Whether all children are visited and there are moves for more.
  [[nodiscard]] bool wants_more(const Node& node) const;

  /// The next batch of a node's children: four, thereafter as many as there are. `moves` are all of
  /// them, the likeliest first, each time the same. False, and none, where there is no room.
  bool add_children(Place parent, std::span<const LikelyMove> moves);

  /// Whether add_children() found no room.
  [[nodiscard]] bool is_full() const { return is_full_; }
  /// Frees half of the memory, as nodes visited too seldom become leaves again, but keep what they
  /// were found to be worth. Places but the root's are no longer what they were. With a gigabyte
  /// this takes up to 1.2 s (doc/measurements/stop.md), so `timer` is asked in between:
  /// false if it is out of time, and then the tree is lost, to be planted anew.
  [[nodiscard]] bool make_room(const Timer& timer);

 private:
  void append(Place parent, std::span<const LikelyMove> batch);
  [[nodiscard]] bool raise_ripe(std::size_t enough, const Timer& timer);
  [[nodiscard]] bool prune(const Timer& timer);
  [[nodiscard]] bool close_gaps(const Timer& timer);
  template <class F>
  [[nodiscard]] bool each_place(const Timer& timer, const F& f) const;

  std::size_t fitting_;      // nodes that fit into the memory asked for
  std::size_t most_ = 0;     // nodes of this tree
  std::vector<Node> nodes_;  // each behind its parent
  std::uint32_t ripe_ = 1;   // visits at which a leaf gets children, a power of two
  bool is_full_ = false;
  std::vector<Place> new_places_;  // by old place: while room is made
};

}  // namespace camlann
