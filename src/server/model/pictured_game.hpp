#pragma once
// A game to draw, with the words of its link preview. A value.

#include <string>

#include "game/game.hpp"

namespace camlann::server {

struct PicturedGame {
  Game board;
  std::string players;  // "Ann – Ben"; empty for a position without a game
  bool shared = false;  // may be shown to others than its players
};

}  // namespace camlann::server
