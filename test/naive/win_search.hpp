#pragma once
// Proof-number search (L. V. Allis, 1994) over the plain generators: whether the side to move at
// the root wins by force. The tree is kept whole and positions are played anew from the root; no
// table, no guess at a score. A position that comes again on its way from the root wins nothing.
// Boards are in puzzle_boards.hpp. Includes nothing of src/.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace naive {

enum class Answer { yes, no, unknown };

/// Searches at most `most` positions per query.
template <class B>
class WinSearch {
 public:
  using Position = typename B::Position;
  using Move = typename B::Move;

  WinSearch(const B& board, const Position& root, int most)
      : board_(board), root_(root), most_(most) {}

  /// Searches for a winning move among these moves of the root. If non-forcing moves were skipped
  /// deeper in the tree, the answer is never `no`.
  [[nodiscard]] Answer wins(const std::vector<Move>& moves) {
    nodes_.clear();
    seen_ = 0;
    left_out_ = false;
    nodes_.push_back({Move{}, 0, 0, 0, 1, 1, true});
    path_.assign(1, root_);
    add_children(0, moves);
    while (nodes_[0].proof != 0 && nodes_[0].disproof != 0 && seen_ < most_) expand_next();
    if (nodes_[0].proof == 0) return Answer::yes;
    return nodes_[0].disproof == 0 && !left_out_ ? Answer::no : Answer::unknown;
  }

  /// Positions of the last query.
  [[nodiscard]] int positions() const { return seen_; }

 private:
  static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

  struct Node {
    Move move;
    std::size_t parent;
    std::size_t first;  // of the children, which are neighbours
    std::size_t count;
    std::uint32_t proof;     // positions to be decided at least until the win is proved
    std::uint32_t disproof;  // until it is disproved
    bool ours;
  };

  static std::uint32_t sum(std::uint32_t a, std::uint32_t b) {
    return a == never || b == never ? never : std::min(a + b, never - 1);
  }

  void expand_next() {
    path_.assign(1, root_);
    std::size_t at = 0;
    while (nodes_[at].count > 0) {
      const Node& node = nodes_[at];
      std::size_t next = node.first;
      for (std::size_t i = node.first; i < node.first + node.count; ++i) {
        if (node.ours ? nodes_[i].proof < nodes_[next].proof
                      : nodes_[i].disproof < nodes_[next].disproof) {
          next = i;
        }
      }
      at = next;
      path_.push_back(board_.play(path_.back(), nodes_[at].move));
    }
    add_children(at, board_.moves(path_.back()));
  }

  // To the node at the end of the path.
  void add_children(std::size_t at, const std::vector<Move>& moves) {
    const std::size_t first = nodes_.size();
    for (const Move& move : moves) {
      const Position next = board_.play(path_.back(), move);
      if (at != 0 && nodes_[at].ours && !board_.forces(next)) {
        left_out_ = true;
        continue;
      }
      ++seen_;
      const bool again = std::any_of(path_.begin(), path_.end(), [&](const Position& before) {
        return board_.is_same(before, next);
      });
      const auto replies = again ? std::vector<Move>() : board_.moves(next);
      Node child{move, at, 0, 0, 1, 1, board_.is_for(root_, next)};
      if (replies.empty()) {
        const bool won = !again && board_.winner(next, root_) > 0;
        child.proof = won ? 0 : never;
        child.disproof = won ? never : 0;
      } else {
        (child.ours ? child.disproof : child.proof) = static_cast<std::uint32_t>(replies.size());
      }
      nodes_.push_back(child);
    }
    nodes_[at].first = first;
    nodes_[at].count = nodes_.size() - first;
    for (std::size_t node = at;; node = nodes_[node].parent) {
      count_again(nodes_[node]);
      if (node == 0) return;
    }
  }

  void count_again(Node& node) {
    std::uint32_t least = never;
    std::uint32_t all = 0;
    for (std::size_t i = node.first; i < node.first + node.count; ++i) {
      const Node& child = nodes_[i];
      least = std::min(least, node.ours ? child.proof : child.disproof);
      all = sum(all, node.ours ? child.disproof : child.proof);
    }
    node.proof = node.ours ? least : all;
    node.disproof = node.ours ? all : least;
  }

  const B& board_;
  Position root_;
  int most_;
  int seen_ = 0;
  bool left_out_ = false;
  std::vector<Node> nodes_;
  std::vector<Position> path_;  // from the root to the current node
};

}  // namespace naive
