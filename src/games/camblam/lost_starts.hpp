#pragma once
// The arrays that are lost under some readings of the rules: facts that were found by search. New
// games from them are refused (game/new_start.hpp). Immutable: thread-safe.

#include <vector>

#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/variant_info.hpp"

namespace camlann::camblam {

/// Returns all facts. The first one that fits a rule set is the strongest.
[[nodiscard]] const std::vector<LostStart>& lost_starts();

/// Returns the fact about games that begin in this position; nullptr for most. An array that is
/// given as a position counts as that array, whatever the option `array` is.
[[nodiscard]] const LostStart* lost_start(const RuleSet& rules, const Position& start);

}  // namespace camlann::camblam
