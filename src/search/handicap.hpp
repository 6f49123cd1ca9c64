#pragma once
// How a search plays like a weaker human: it misjudges positions and overlooks captures, the long
// ones always. What it misses it misses each time it meets the position, so that its play is
// mistaken rather than erratic. Called by the search.

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"
#include "rules/move_list.hpp"
#include "search/limits.hpp"

namespace camlann {

class Mistakes {
 public:
  Mistakes(const Handicap& handicap, std::uint64_t seed) : handicap_(handicap), seed_(seed) {}

  /// The error of judgement in the position with that key: bell-shaped, the sum of four dice.
  [[nodiscard]] Score misjudgement(std::uint64_t key) const {
    if (handicap_.noise == 0) return 0;
    Random dice(key ^ seed_);
    const auto range = static_cast<std::uint32_t>(handicap_.noise) + 1;
    int sum = 0;
    for (int i = 0; i < 4; ++i) sum += static_cast<int>(dice.below(range));
    return sum - 2 * handicap_.noise;
  }

  /// Drops the captures overlooked in the position with that key, perhaps all.
  void drop_unseen(MoveList& moves, std::uint64_t key) const {
    if (handicap_.sight == 0 && handicap_.overlooks == 0) return;
    const auto kept =
        std::remove_if(moves.begin(), moves.end(), [&](Move move) { return overlooks(move, key); });
    moves.truncate(static_cast<std::size_t>(kept - moves.begin()));
  }

 private:
  [[nodiscard]] bool overlooks(Move move, std::uint64_t key) const {
    if (move.taken == 0) return false;
    const int effort = std::popcount(move.taken) + (move.kind == MoveKind::charge ? 1 : 0);
    if (handicap_.sight != 0 && effort > handicap_.sight) return true;
    Random dice(key ^ seed_ ^ (std::uint64_t{move.taken} << 16) ^ index_of(move.to));
    return dice.below(100) < static_cast<std::uint32_t>(handicap_.overlooks);
  }

  Handicap handicap_;
  std::uint64_t seed_;
};

}  // namespace camlann
