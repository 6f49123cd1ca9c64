#include "print/game_animation.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/rendering.hpp"

namespace camlann::print {

namespace {

Game at_start(Game game) {
  while (game.take_back()) {
  }
  return game;
}

/// A GIF has no soft edges: the corners around the board get the page's colour.
std::uint32_t ground_of(Background background) {
  return background == Background::dark ? 0x1E1B17 : 0xFFFFFF;
}

}  // namespace

GameAnimation::GameAnimation(const Game& game, PictureOptions options, int hundredths,
                             std::vector<std::vector<Arrow>> drawings)
    : game_(game),
      board_(at_start(game)),
      options_(std::move(options)),
      hundredths_(hundredths),
      drawings_(std::move(drawings)) {
  options_.move = std::nullopt;
  options_.marks_of = std::nullopt;
}

Result<void> GameAnimation::draw_frame() {
  if (done()) return {};
  if (drawn_ > 0) board_.play(game_.played()[drawn_ - 1]);
  options_.drawings = drawn_ < drawings_.size() ? drawings_[drawn_] : std::vector<Arrow>{};
  TRY(const auto pixels, rendered_pixels(draw(board_, options_), ground_of(options_.background)));
  ++drawn_;
  return animation_.add(pixels, done() ? 3 * hundredths_ : hundredths_);
}

}  // namespace camlann::print
