#pragma once
// A card for a link preview: a position with a few words, as SVG. Equal input gives equal bytes.
// Pure functions.

#include <string>
#include <vector>

#include "game/game.hpp"
#include "picture/picture.hpp"

namespace camlann::print {

/// The size that sites with link previews recommend, in pixels.
inline constexpr int preview_width = 1200;
inline constexpr int preview_height = 630;

/// The words of a card: valid UTF-8 without control characters.
struct CardText {
  std::string title;
  std::vector<std::string> lines;
};

/// Draws a card. What does not fit is left out.
[[nodiscard]] std::string card(const Game& position, const PictureOptions& options,
                               const CardText& text);

}  // namespace camlann::print
