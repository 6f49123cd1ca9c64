#pragma once
// A picture in words, as its text alternative. Pure functions.

#include <string>
#include <string_view>

#include "game/game.hpp"
#include "picture/picture.hpp"

namespace camlann::picture {

/// Returns the plural of the name of a man: "men", "knights".
[[nodiscard]] std::string several(std::string_view man);
/// Returns "Cam, White to move".
[[nodiscard]] std::string title_of(const Game& game);
/// Returns "White: knights D4, E4; man C5. Black: ...".
[[nodiscard]] std::string description_of(const Game& game, const PictureOptions& options);

}  // namespace camlann::picture
