#pragma once
// The keys of the positions on the board so far, in the game and on the way from the root, for
// repetitions. Part of the search.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/score.hpp"

namespace camlann {

class Path {
 public:
  /// With two seats a position comes back after an even number of plies only, and four at least.
  explicit Path(unsigned seats) : nearest_(seats == 2 ? 4 : 2), step_(seats == 2 ? 2 : 1) {}

  /// `earlier`: of the game, oldest first, without the root's own.
  void begin(std::span<const std::uint64_t> earlier, std::uint64_t root) {
    root_ = earlier.size();
    keys_.assign(earlier.begin(), earlier.end());
    keys_.resize(root_ + max_ply + 1);
    keys_[root_] = root;
    oldest_.assign(keys_.size(), 0);
  }

  /// The key behind a move found at `ply`; nothing before comes back if it is `final`.
  void add(int ply, std::uint64_t key, bool final) {
    const std::size_t here = root_ + static_cast<std::size_t>(ply);
    keys_[here + 1] = key;
    oldest_[here + 1] = final ? here + 1 : oldest_[here];
  }

  /// Whether the position at `ply` stood on the board before, in the game or on the way here. Once
  /// is enough: who can come back once can come back twice.
  [[nodiscard]] bool is_repetition(int ply) const {
    const std::size_t here = root_ + static_cast<std::size_t>(ply);
    const std::size_t oldest = oldest_[here];
    for (std::size_t back = nearest_; back <= here - oldest; back += step_) {
      if (keys_[here - back] == keys_[here]) return true;
    }
    return false;
  }

 private:
  std::size_t nearest_;
  std::size_t step_;
  std::vector<std::uint64_t> keys_;
  std::vector<std::size_t> oldest_;  // per key: where the reversible run that leads to it begins
  std::size_t root_ = 0;             // index of the root's key
};

}  // namespace camlann
