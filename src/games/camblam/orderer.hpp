#pragma once
// Move ordering for Camblam: estimates each move's gain and finds captures that lose to recaptures.
// Immutable and thread-safe.

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

  /// Returns the immediate gain of a legal move: men taken, promotion, the better square.
  [[nodiscard]] int guess(const Position& pos, Move move) const;
  /// True if a capture or promotion loses more to recaptures than it takes.
  [[nodiscard]] bool loses(const Position& pos, Move move) const;

 private:
  RuleSet rules_;
  ManValues values_;
  Places places_;
};

}  // namespace camlann::camblam
