#pragma once
// The keys of the positions on the board so far, in the game and on the way from the root, for
// repetitions. Part of Walk.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace camlann {

class Path {
 public:
  /// `most_plies`: from the root. With two seats a position comes back after an even number of
  /// plies only, and four at least.
  Path(unsigned seats, int most_plies)
      : nearest_(seats == 2 ? 4 : 2),
        step_(seats == 2 ? 2 : 1),
        most_plies_(static_cast<std::size_t>(most_plies)) {}

  /// `earlier`: of the game, oldest first, without the root's own.
  void begin(std::span<const std::uint64_t> earlier, std::uint64_t root) {
    root_ = earlier.size();
    here_ = root_;
    keys_.assign(earlier.begin(), earlier.end());
    keys_.resize(root_ + most_plies_ + 1);
    keys_[root_] = root;
    oldest_.assign(keys_.size(), 0);
  }

  /// The key behind a move; nothing before comes back if it is `final`.
  void add(std::uint64_t key, bool final) {
    const std::size_t oldest = oldest_[here_];
    ++here_;
    keys_[here_] = key;
    oldest_[here_] = final ? here_ : oldest;
  }
  void remove_last() { --here_; }

  /// Keys since the root.
  [[nodiscard]] int ply() const { return static_cast<int>(here_ - root_); }

  /// Whether the position stood on the board before, in the game or on the way here. Once is
  /// enough: who can come back once can come back twice.
  [[nodiscard]] bool is_repetition() const {
    const std::size_t oldest = oldest_[here_];
    for (std::size_t back = nearest_; back <= here_ - oldest; back += step_) {
      if (keys_[here_ - back] == keys_[here_]) return true;
    }
    return false;
  }

 private:
  std::size_t nearest_;
  std::size_t step_;
  std::size_t most_plies_;
  std::vector<std::uint64_t> keys_;
  std::vector<std::size_t> oldest_;  // per key: where the reversible run that leads to it begins
  std::size_t root_ = 0;             // index of the root's key
  std::size_t here_ = 0;             // of the last
};

}  // namespace camlann
