#pragma once
// The judge of a search: a network (nn/network.hpp) if there is one, otherwise the hand-written
// evaluation (judge.hpp).

#include <cstddef>
#include <memory>

#include "base/result.hpp"
#include "base/square_set.hpp"
#include "games/camblam/judge.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "nn/leaf_judge.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"

namespace camlann::camblam {

inline constexpr std::size_t network_kinds = man_kinds - 1;
/// The number of men of both sides in the array.
inline constexpr std::size_t network_men = 72;

/// Returns the men of both sides as a network counts them, in the order of Man.
[[nodiscard]] nn::Placement<network_kinds> placement_of(const Position& pos);

/// Returns the squares of the board.
[[nodiscard]] SquareSet board_squares();

/// Returns an error, which names what differs, unless a network is of Camblam with this rule set,
/// with any array.
[[nodiscard]] Result<void> fits(const nn::Network& network, const RuleSet& rules);

using LeafJudge = nn::LeafJudge<Judge, Position, network_kinds>;

/// `network`: nullptr, or one that fits.
[[nodiscard]] LeafJudge leaf_judge(const std::shared_ptr<const nn::Network>& network);

}  // namespace camlann::camblam
