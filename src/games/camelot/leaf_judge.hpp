#pragma once
// The judge of a search in a game of two: a network (nn/network.hpp) if there is one, otherwise the
// hand-written evaluation (judge.hpp).

#include <cstddef>
#include <memory>

#include "base/result.hpp"
#include "games/camelot/judge.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "nn/leaf_judge.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"

namespace camlann::camelot {

/// Men and knights.
inline constexpr std::size_t network_kinds = 2;

/// Returns the men of both sides as a network counts them.
[[nodiscard]] inline nn::Placement<network_kinds> placement_of(const Position& pos) {
  return {pos.pieces[0] & ~pos.knights, pos.pieces[0] & pos.knights, pos.pieces[1] & ~pos.knights,
          pos.pieces[1] & pos.knights};
}

/// Returns an error, which names what differs, unless a network is of this variant and rule set.
[[nodiscard]] Result<void> fits(const nn::Network& network, const RulesBase& rules);

using LeafJudge = nn::LeafJudge<Judge, Position, network_kinds>;

/// `network`: nullptr, or one that fits the variant.
[[nodiscard]] LeafJudge leaf_judge(const Variant& variant,
                                   const std::shared_ptr<const nn::Network>& network);

}  // namespace camlann::camelot
