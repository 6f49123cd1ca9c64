#pragma once
// Makes a search play like a weaker human: it misjudges positions, overlooks long captures, and on
// some turns ignores all captures ahead. (Overlooking single captures at random would be worse than
// blindness: the search would prefer the moves with overlooked refutations.) The same position and
// seed give the same mistakes. Called by the search.

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"
#include "rules/move_list.hpp"
#include "search/limits.hpp"

namespace camlann {

class Mistakes {
 public:
  Mistakes(const Handicap& handicap, std::uint64_t seed) : handicap_(handicap), seed_(seed) {}

  /// Call before a search from the position with this key.
  void begin_turn(std::uint64_t key) {
    Random dice(key + seed_);
    careless_ = dice.below(100) < static_cast<std::uint32_t>(handicap_.carelessness);
  }

  /// Returns the error of judgement in the position with this key: bell-shaped, the sum of four
  /// dice.
  [[nodiscard]] Score misjudgement(std::uint64_t key) const {
    if (handicap_.noise == 0) return 0;
    Random dice(key ^ seed_);
    const auto range = static_cast<std::uint32_t>(handicap_.noise) + 1;
    int sum = 0;
    for (int i = 0; i < 4; ++i) sum += static_cast<int>(dice.below(range));
    return sum - 2 * handicap_.noise;
  }

  /// Drops the overlooked captures among the moves of the current position, possibly all of them.
  void drop_unseen_now(MoveList& moves) const {
    if (handicap_.sight == 0) return;
    drop(moves, [&](Move move) { return is_too_long(move); });
  }

  /// The same for captures in positions ahead.
  void drop_unseen_ahead(MoveList& moves) const {
    if (!careless_) return drop_unseen_now(moves);
    drop(moves, [](Move move) { return move.taken != 0; });
  }

 private:
  [[nodiscard]] bool is_too_long(Move move) const {
    return move.taken != 0 && length_of_capture(move) > handicap_.sight;
  }

  template <class F>
  static void drop(MoveList& moves, F&& is_unseen) {
    const auto kept = std::remove_if(moves.begin(), moves.end(), is_unseen);
    moves.truncate(static_cast<std::size_t>(kept - moves.begin()));
  }

  Handicap handicap_;
  std::uint64_t seed_;
  bool careless_ = false;
};

}  // namespace camlann
