#pragma once
// What a game tells, as text.

#include <string>
#include <vector>

#include "game/game.hpp"

namespace camlann::test {

[[nodiscard]] inline std::vector<std::string> notations(const Game& game) {
  std::vector<std::string> all;
  for (const WrittenMove& outcome : game.written()) all.push_back(outcome.notation);
  return all;
}

/// "anchor: sentence"; "" if nothing forbids it.
[[nodiscard]] inline std::string why_not(const Game& game,
                                         const std::vector<std::string>& squares) {
  std::vector<Square> route;
  for (const std::string& name : squares) route.push_back(game.variant().find_square(name).value());
  const auto refusal = game.why_not(route);
  return refusal ? std::string(refusal->rule) + ": " + refusal->text : "";
}

}  // namespace camlann::test
