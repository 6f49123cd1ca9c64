#pragma once
// A game to draw, with the words of its link preview. A value.

#include <string>
#include <vector>

#include "game/game.hpp"
#include "game/tree.hpp"

namespace camlann::server {

struct PicturedGame {
  Game board;
  std::string players;  // "Ann – Ben"; empty for a position without a game
  bool shared = false;  // may be shown to others than its players
  /// The rings and arrows of its record at each position, from the start; there may be fewer.
  std::vector<std::vector<Arrow>> drawings = {};  // NOLINT(readability-redundant-member-init)
};

}  // namespace camlann::server
