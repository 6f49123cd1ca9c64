#pragma once
// Which moves of Camblam look best at first sight, and which captures lose to the recaptures: the
// order in which the search tries them. Immutable; any number of threads may use one.

#include "games/camblam/exchange.hpp"
#include "games/camblam/places.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/weights.hpp"
#include "rules/move.hpp"

namespace camlann::camblam {

class Orderer {
 public:
  Orderer(const RuleSet& rules, const Weights& weights)
      : rules_(rules), values_(weights.man), places_(weights) {}

  /// What a legal move gains at first sight: men taken, promotion, the better place.
  [[nodiscard]] int guess(const Position& pos, Move move) const;
  /// Whether a capture or promotion loses more to the recaptures than it takes.
  [[nodiscard]] bool loses(const Position& pos, Move move) const;

 private:
  RuleSet rules_;
  ManValues values_;
  Places places_;
};

}  // namespace camlann::camblam
