#pragma once
// Between the plain rules (test/naive) and the fast ones: the same position, outcome and verdict in
// both languages, so that tests can ask both.

#include <set>
#include <string>

#include "games/camelot/rules.hpp"
#include "naive/naive.hpp"

namespace camlann::camelot::test {

[[nodiscard]] Square to_fast(naive::Square square);
[[nodiscard]] naive::Square to_naive(Square square);

/// Includes the key; the naive move number has no counterpart.
[[nodiscard]] Position to_fast(const naive::Position& pos);

[[nodiscard]] naive::Outcome to_naive(const Position& pos, Move move);

/// "w castle", "draw thin"; empty while running.
[[nodiscard]] naive::Verdict to_naive(Verdict verdict);

/// The variant of this id and the rule set of this text; both must exist.
[[nodiscard]] const Variant& variant_of(std::string_view id);
[[nodiscard]] RuleSet rule_set_of(const naive::Switches& switches);
[[nodiscard]] RuleSet rule_set_of(std::string_view text, const Variant* variant = nullptr);

}  // namespace camlann::camelot::test
