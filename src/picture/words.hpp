#pragma once
// A picture in words, as its text alternative. Pure functions.

#include <string>

#include "game/game.hpp"
#include "picture/picture.hpp"

namespace camlann::picture {

/// Returns "Cam, White to move".
[[nodiscard]] std::string title_of(const Game& game);
/// Returns "White: knights D4, E4; man C5. Black: ...".
[[nodiscard]] std::string description_of(const Game& game, const PictureOptions& options);

}  // namespace camlann::picture
