#pragma once
// Positions met in random play, for tests of the search.

#include <optional>

#include "base/random.hpp"
#include "rules/move_list.hpp"

namespace camlann::test {

/// The position after up to `most_plies` random plies from the array; nothing if the game was over
/// by then.
template <class R>
std::optional<typename R::Position> random_position(const R& rules, Random& random,
                                                    std::uint32_t most_plies) {
  typename R::Position pos = rules.start();
  MoveList moves;
  for (std::uint32_t plies = random.below(most_plies + 1); plies > 0; --plies) {
    if (rules.verdict(pos).over()) return std::nullopt;
    moves.clear();
    rules.legal(pos, moves);
    rules.advance(pos, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  if (rules.verdict(pos).over()) return std::nullopt;
  return pos;
}

}  // namespace camlann::test
