#include "picture/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "game/tree.hpp"
#include "picture/picture.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::picture {
namespace {

/// Returns the squares of a letter: " D4, E4".
std::string squares_of(const Game& game, char letter) {
  std::string squares;
  for (const PieceOn& piece : game.pieces()) {
    if (piece.letter != letter) continue;
    squares += (squares.empty() ? " " : ", ") + game.variant().name_of(piece.square);
  }
  return squares;
}

/// Returns "knights D4, E4", the strongest men first; empty if a seat has none.
std::string men_of(const Game& game, const SeatInfo& seat) {
  const VariantInfo& variant = game.variant();
  const std::vector<PieceOn> pieces = game.pieces();
  std::string text;
  for (std::size_t i = seat.men.size(); i-- > 0;) {
    std::string squares;
    int count = 0;
    for (const PieceOn& piece : pieces) {
      if (piece.letter != seat.men[i]) continue;
      squares += (count == 0 ? " " : ", ") + variant.name_of(piece.square);
      ++count;
    }
    if (count == 0) continue;
    const std::string& man = variant.men[i].second;
    text += (text.empty() ? "" : "; ") + (count == 1 ? man : several(man)) + squares;
  }
  return text;
}

/// Returns "Green ring on E5. Red arrow from E5 to E7. ".
std::string arrows_in_words(const std::vector<Arrow>& arrows, const VariantInfo& variant) {
  static constexpr std::string_view colours[] = {"Green", "Red", "Blue", "Yellow"};
  std::string text;
  for (const Arrow& arrow : arrows) {
    text += colours[static_cast<std::size_t>(arrow.colour)];
    const bool ring = arrow.from == arrow.to;
    text += (ring ? " ring on " : " arrow from ") + variant.name_of(arrow.from);
    if (!ring) text += " to " + variant.name_of(arrow.to);
    text += ". ";
  }
  return text;
}

}  // namespace

std::string several(std::string_view man) {
  return man == "man" ? "men" : std::string(man) + 's';
}

std::string title_of(const Game& game) {
  const VariantInfo& variant = game.variant();
  if (game.over()) return variant.name + ". " + game.verdict_text();
  return variant.name + ", " + variant.seating[index_of(game.seat())].name + " to move";
}

std::string description_of(const Game& game, const PictureOptions& options) {
  std::string text;
  for (const SeatInfo& seat : game.variant().seating) {
    const std::string men = men_of(game, seat);
    text += seat.name + ": " + (men.empty() ? "no pieces" : men) + ". ";
  }
  if (const std::string trees = squares_of(game, tree_letter); !trees.empty()) {
    text += "Trees:" + trees + ". ";
  }
  if (options.move) {
    text += "Drawn: " + options.move->notation + ". ";
  } else if (options.last_move && !game.played().empty()) {
    text += "Last move: " + game.played().back().notation + ". ";
  }
  text += arrows_in_words(options.drawings, game.variant());
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

}  // namespace camlann::picture
