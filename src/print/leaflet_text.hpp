#pragma once
// The text of a game's rules leaflet: data/leaflets/FAMILY.txt, compiled in. A line of such a file
// is a paragraph, or begins with a mark:
//   // a remark                  == a heading
//   - a point of a list          ! a paragraph in bold letters
//   @start                       the start of the game
//   @ GAME | FEN | MOVE | A1 G8 | CAPTION   a move on the part of a board that holds these squares
// "[facts]" before a line keeps it for games with these facts: "seats=2", "trees" (there are some),
// "!trees". The options of the default rule set are facts, too. "{name}" is the value of a fact, or
// one of the texts of facts_of(). Pure functions.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"

namespace camlann::print {

struct LeafletItem {
  enum class Kind : std::uint8_t { heading, paragraph, point, bold, start, diagram };

  Kind kind = Kind::paragraph;
  std::string text;  // of a diagram, its caption
  std::string variant;
  std::string fen;
  std::string move;
  std::string squares;  // "A1 G8": the part of the board to show holds them
};

using Facts = std::map<std::string, std::string, std::less<>>;

/// Returns the facts and texts about a game.
[[nodiscard]] Facts facts_of(const Game& start);

/// Returns the leaflet of a game; empty if its family has none.
[[nodiscard]] std::vector<LeafletItem> leaflet_items(const Game& start);

/// Returns the items of a text for a game with these facts.
[[nodiscard]] std::vector<LeafletItem> read_leaflet(std::string_view text, const Facts& facts);

/// Returns the file of a family; empty without one.
[[nodiscard]] std::string_view leaflet_file(std::string_view family);

}  // namespace camlann::print
