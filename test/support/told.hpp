#pragma once
// What a game tells, as text.

#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace camlann::test {

[[nodiscard]] inline std::vector<std::string> notations(const AnyGame& game) {
  std::vector<std::string> all;
  for (const Outcome& outcome : game.outcomes()) all.push_back(outcome.notation);
  return all;
}

/// "anchor: sentence"; "" if nothing forbids it.
[[nodiscard]] inline std::string why_not(const AnyGame& game,
                                         const std::vector<std::string>& squares) {
  const auto refusal = game.why_not(squares);
  return refusal ? std::string(refusal->rule) + ": " + refusal->text : "";
}

}  // namespace camlann::test
