#pragma once
// The keys of the positions of the game and on the path from the root, to detect repetitions. Part
// of Walk.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace camlann {

class Path {
 public:
  /// `most_plies`: from the root. With two seats, a position can recur only after an even number of
  /// plies, at least four.
  Path(unsigned seats, int most_plies)
      : nearest_(seats == 2 ? 4 : 2),
        step_(seats == 2 ? 2 : 1),
        most_plies_(static_cast<std::size_t>(most_plies)) {}

  /// `earlier`: keys of the game, oldest first, without the root's own.
  void begin(std::span<const std::uint64_t> earlier, std::uint64_t root) {
    root_ = earlier.size();
    here_ = root_;
    keys_.assign(earlier.begin(), earlier.end());
    keys_.resize(root_ + most_plies_ + 1);
    keys_[root_] = root;
    oldest_.assign(keys_.size(), 0);
  }

  /// Adds the key after a move; if the move is `final`, no earlier position can recur.
  void add(std::uint64_t key, bool final) {
    const std::size_t oldest = oldest_[here_];
    ++here_;
    keys_[here_] = key;
    oldest_[here_] = final ? here_ : oldest;
  }
  void remove_last() { --here_; }

  /// Returns the number of keys since the root.
  [[nodiscard]] int ply() const { return static_cast<int>(here_ - root_); }

  /// True if the position occurred before, in the game or on the path. One repetition is enough: if
  /// a player can repeat once, it can repeat again.
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
  std::vector<std::size_t> oldest_;  // per key: start of the reversible run that leads to it
  std::size_t root_ = 0;             // index of the root's key
  std::size_t here_ = 0;             // index of the last key
};

}  // namespace camlann
