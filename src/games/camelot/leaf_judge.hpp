#pragma once
// The judge of a search in a game of two: a network (nn/network.hpp) if there is one, otherwise the
// hand-written evaluation (judge.hpp). Follows the walk, so that the network's sums are updated.

#include <array>
#include <cstddef>
#include <memory>
#include <optional>

#include "base/result.hpp"
#include "games/camelot/judge.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "nn/network.hpp"
#include "nn/sums.hpp"
#include "rules/move.hpp"

namespace camlann::camelot {

/// Returns the men of both sides as a network counts them.
[[nodiscard]] inline nn::Placement placement_of(const Position& pos) {
  return {pos.pieces[0] & ~pos.knights, pos.pieces[0] & pos.knights, pos.pieces[1] & ~pos.knights,
          pos.pieces[1] & pos.knights};
}

/// Returns an error, which names what differs, unless a network is of this variant and rule set.
[[nodiscard]] Result<void> fits(const nn::Network& network, const RulesBase& rules);

class LeafJudge {
 public:
  /// `network`: nullptr, or one that fits the variant.
  LeafJudge(const Variant& variant, const std::shared_ptr<const nn::Network>& network);

  /// Returns the value for the side to move, as Judge does.
  [[nodiscard]] int operator()(const Position& pos) {
    return sums_ ? sums_->value(placement_of(pos), index_of(pos.turn)) : by_hand_(pos);
  }

  void begin(const Position&) {
    if (sums_) sums_->begin();
  }
  void play(const Position&, Move) {
    if (sums_) sums_->play();
  }
  void pass(const Position&) {
    if (sums_) sums_->play();
  }
  void take_back() {
    if (sums_) sums_->take_back();
  }

 private:
  Judge by_hand_;
  std::optional<nn::Sums> sums_;
};

}  // namespace camlann::camelot
