#pragma once
// Games that players of a load play.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "server/commits.hpp"

namespace camlann::bench {

inline constexpr int most_plies = 200;
inline constexpr int different_games = 40;

/// Games by chance, each to its end or to `most_plies`.
inline std::vector<std::vector<std::string>> random_games() {
  Random random(1);
  std::vector<std::vector<std::string>> games;
  while (games.size() < different_games) {
    auto game = make_game("cam");
    check(game.has_value(), "the game cannot be made");
    std::vector<std::string> moves;
    while (!game->over() && moves.size() < most_plies) {
      const auto outcomes = game->written();
      auto move = outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))];
      moves.push_back(move.notation);
      game->play(std::move(move));
    }
    games.push_back(std::move(moves));
  }
  return games;
}

}  // namespace camlann::bench
