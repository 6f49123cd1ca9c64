#pragma once
// A game as an animated picture, drawn by picture/picture.hpp: the start, then a frame after each
// move.

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "picture/picture.hpp"
#include "print/animation.hpp"

namespace camlann::print {

class GameAnimation {
 public:
  /// Shows each move of `game` for `hundredths` of a second, the end for three times this.
  /// `drawings` are the rings and arrows of each position, from the start; there may be fewer.
  /// Moves to draw, marks and drawings of `options` are not used.
  GameAnimation(const Game& game, PictureOptions options, int hundredths,
                std::vector<std::vector<Arrow>> drawings = {});

  [[nodiscard]] std::size_t frames() const { return game_.plies() + 1; }
  /// True once all frames are drawn.
  [[nodiscard]] bool done() const { return drawn_ == frames(); }
  /// Draws the next frame, if there is one.
  [[nodiscard]] Result<void> draw_frame();
  /// Returns the GIF file. Called once, when done().
  [[nodiscard]] Result<std::string> finish() { return animation_.finish(); }

 private:
  Game game_;
  Game board_;  // after the moves that are drawn
  PictureOptions options_;
  int hundredths_;
  std::vector<std::vector<Arrow>> drawings_;
  std::size_t drawn_ = 0;
  Animation animation_;
};

}  // namespace camlann::print
