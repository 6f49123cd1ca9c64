#pragma once
// Iterative deepening by max-n: scores every move at the root, at increasing depths. Used for three
// sides if a depth is given. Called through three_handed.hpp.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "rules/move.hpp"
#include "search/evaluation.hpp"
#include "search/limits.hpp"
#include "search/max_n_tree.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"
#include "search/timer.hpp"

namespace camlann {

template <ThreeHanded R, Evaluates<R> E>
class MaxN {
 public:
  using Tree = MaxNTree<R, E>;

  /// Searches from the root; call after `tree.begin()`.
  Info run(Tree& tree, const Limits& limits, Timer& timer, const OnInfo& on_info) {
    list_root_moves(tree, limits);
    Info info;
    for (int depth = 1; !root_moves_.empty(); ++depth) {
      search_root(tree, depth);
      report(tree, limits, depth, info);
      info.time = timer.elapsed();
      if (on_info) on_info(info);
      if (tree.stopped() || !timer.may_go_deeper(depth, tree.nodes())) break;
      if (!limits.infinite && is_settled(limits, depth)) break;
    }
    return info;
  }

 private:
  struct RootMove {
    Move move;
    Score score = 0;
    int depth = 0;
    std::vector<Move> variation;
  };

  void list_root_moves(Tree& tree, const Limits& limits) {
    tree.root_moves(limits, moves_);
    root_moves_.clear();
    for (const Move move : moves_) root_moves_.push_back({move, tree.guess(move), 0, {move}});
    sort(root_moves_.size());
  }

  // Sorts the first `count` moves at the root, the best in front.
  void sort(std::size_t count) {
    std::stable_sort(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
  }

  // If stopped, the moves already searched stay in front of the others; they include the best move
  // of the previous iteration.
  void search_root(Tree& tree, int depth) {
    const std::size_t mover = tree.side_to_move();
    std::size_t searched = 0;
    for (; searched < root_moves_.size(); ++searched) {
      RootMove& root_move = root_moves_[searched];
      const Score score = tree.behind(root_move.move, depth, 0)[mover];
      if (tree.stopped()) break;
      root_move.score = score;
      root_move.depth = depth;
      const auto variation = tree.variation();
      root_move.variation.assign(1, root_move.move);
      root_move.variation.insert(root_move.variation.end(), variation.begin(), variation.end());
    }
    sort(searched);
  }

  void report(const Tree& tree, const Limits& limits, int depth, Info& info) const {
    const auto wanted = static_cast<std::size_t>(std::max(limits.lines, 1));
    info.lines.clear();
    for (std::size_t i = 0; i < std::min(wanted, root_moves_.size()); ++i) {
      const RootMove& root_move = root_moves_[i];
      info.lines.push_back({root_move.score, root_move.depth, root_move.variation});
    }
    if (!tree.stopped()) info.depth = depth;
    info.nodes = tree.nodes();
  }

  [[nodiscard]] bool is_settled(const Limits& limits, int depth) const {
    const auto plies = plies_to_end(root_moves_.front().score);
    if (limits.lines <= 1 && plies && *plies > 0 && *plies <= depth) return true;
    const bool forced = root_moves_.size() == 1 && !limits.only;
    return (limits.clock || limits.movetime) && forced;
  }

  std::vector<Move> moves_;
  std::vector<RootMove> root_moves_;
};

}  // namespace camlann
