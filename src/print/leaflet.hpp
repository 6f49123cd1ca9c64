#pragma once
// A leaflet with the rules of a game: two pages with diagrams, for the two sides of a sheet. Pure
// functions.

#include <vector>

#include "game/game.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

inline constexpr int leaflet_pages = 2;

/// Draws the leaflet in the largest letters that fit on its pages; none if the game's family has
/// no text. Takes more pages if the words of an author would make the letters too small. In English
/// if the language has no leaflet.
[[nodiscard]] std::vector<Sheet> leaflet_sheets(const Game& start, const Look& asked);

}  // namespace camlann::print
