#pragma once
// Text of a game's messages.

#include <string>
#include <vector>

#include "base/square.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"

namespace camlann::test {

[[nodiscard]] inline std::vector<std::string> notations(const Game& game) {
  std::vector<std::string> all;
  for (const WrittenMove& outcome : game.written()) all.push_back(outcome.notation);
  return all;
}

/// They must be squares of the board.
[[nodiscard]] inline std::vector<Square> squares_of(const Game& game,
                                                    const std::vector<std::string>& names) {
  std::vector<Square> squares;
  for (const std::string& name : names) {
    squares.push_back(game.variant().find_square(name).value());
  }
  return squares;
}

[[nodiscard]] inline Legs legs(const Game& game, const std::vector<std::string>& squares) {
  return game.legs(squares_of(game, squares));
}

/// "anchor: sentence"; "" if nothing forbids it.
[[nodiscard]] inline std::string why_not(const Game& game,
                                         const std::vector<std::string>& squares) {
  const auto refusal = game.why_not(squares_of(game, squares));
  return refusal ? std::string(refusal->rule) + ": " + refusal->text : "";
}

}  // namespace camlann::test
