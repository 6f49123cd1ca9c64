#pragma once
// Perft: counts the leaves of the legal tree. A position that the board decides has none; history
// (repetition, quiet plies) is ignored. No hash table, no stored counts.

#include <cstdint>
#include <vector>

#include "rules/rules.hpp"

namespace camlann {

template <Rules R>
class Perft {
 public:
  explicit Perft(const R& rules) : rules_(&rules) {}

  /// Appends the first moves of the tree.
  void moves(const typename R::Position& pos, MoveList& out) const {
    if (!rules_->board_verdict(pos).over()) rules_->legal(pos, out);
  }

  /// Counts the leaves at `depth` after one of moves(); `depth` includes that move.
  std::uint64_t count_behind(typename R::Position pos, Move move, int depth) {
    rules_->advance(pos, move);
    return count(pos, depth - 1);
  }

  /// Counts the leaves at `depth`, the last ply in bulk.
  std::uint64_t count(const typename R::Position& pos, int depth) {
    if (depth == 0) return 1;
    if (rules_->board_verdict(pos).over()) return 0;
    if (depth == 1) return rules_->count(pos);
    std::uint64_t leaves = 0;
    for_each_child(pos, depth, [&](const auto& child) { leaves += count(child, depth - 1); });
    return leaves;
  }

  /// The same, but plays every leaf and computes its key; adds the keys to `keys`.
  std::uint64_t count_played(const typename R::Position& pos, int depth, std::uint64_t& keys) {
    if (depth == 0) {
      keys += pos.key();
      return 1;
    }
    if (rules_->board_verdict(pos).over()) return 0;
    std::uint64_t leaves = 0;
    for_each_child(pos, depth,
                   [&](const auto& child) { leaves += count_played(child, depth - 1, keys); });
    return leaves;
  }

 private:
  template <class F>
  void for_each_child(const typename R::Position& pos, int depth, F&& f) {
    const auto ply = static_cast<std::size_t>(depth);
    if (lists_.size() <= ply) lists_.resize(ply + 1);
    lists_[ply].clear();
    rules_->legal(pos, lists_[ply]);
    // NOLINTNEXTLINE(modernize-loop-convert): f goes deeper and may grow lists_
    for (std::size_t i = 0; i < lists_[ply].size(); ++i) {
      typename R::Position child = pos;
      rules_->advance(child, lists_[ply][i]);
      f(child);
    }
  }

  const R* rules_;
  std::vector<MoveList> lists_;  // by depth
};

}  // namespace camlann
