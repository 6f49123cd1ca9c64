#pragma once
// The text of a game's rules leaflet: data/leaflets/FAMILY.txt in English, and
// data/leaflets/LANGUAGE/FAMILY.txt in others, compiled in. A line of such a file
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
#include "languages/language.hpp"

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

/// Returns the facts about a game, and the texts in a language.
[[nodiscard]] Facts facts_of(const Game& start, languages::Language language = {});

/// Returns the language of a game's leaflet: English if there is none in this one.
[[nodiscard]] languages::Language leaflet_language(const Game& start, languages::Language wanted);

/// Returns the leaflet of a game in the language that leaflet_language() has found; empty if its
/// family has none. Begins with the rules in the words of an author, unchanged.
[[nodiscard]] std::vector<LeafletItem> leaflet_items(const Game& start,
                                                     languages::Language language = {});

/// Returns the items of a text for a game with these facts.
[[nodiscard]] std::vector<LeafletItem> read_leaflet(std::string_view text, const Facts& facts);

/// Returns the file of a family in the language with this tag; empty without one.
[[nodiscard]] std::string_view leaflet_file(std::string_view family, std::string_view tag);

}  // namespace camlann::print
