#pragma once
// The generator of games for two whose men only go forward (RuleSet::men). It has all functions of
// BasicRules that depend on directions, for positions in which no tree is missing. Compiled for the
// portable registers alone. Pure functions.

#include <cstdint>

#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move_list.hpp"

namespace camlann::camelot::forward_men {

void legal(const RulesBase& rules, const Position& pos, MoveList& out);
void captures(const RulesBase& rules, const Position& pos, MoveList& out);
[[nodiscard]] std::uint64_t count(const RulesBase& rules, const Position& pos);
[[nodiscard]] bool must_capture(const RulesBase& rules, const Position& pos);
[[nodiscard]] bool can_move(const RulesBase& rules, const Position& pos);

}  // namespace camlann::camelot::forward_men
