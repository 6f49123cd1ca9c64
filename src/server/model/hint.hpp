#pragma once
// A hint for the player to move. A value.

#include <memory>

#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "search/score.hpp"

namespace camlann::server {

struct HintView {
  std::shared_ptr<const Game> board;  // before the move
  WrittenMove move;
  Score score = 0;
  int depth = 0;
};

}  // namespace camlann::server
