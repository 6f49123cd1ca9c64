#pragma once
// The pieces of a game on paper: cards that are folded and stand up, or flat discs. Pure functions.

#include <cstdint>
#include <vector>

#include "game/game.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

enum class MenForm : std::uint8_t { cards, discs };

/// A piece and how many of it a game needs.
struct Supply {
  char letter = 0;  // in a FEN
  int count = 0;

  bool operator==(const Supply&) const = default;
};

/// Returns the pieces of the start of a game, the strongest first, and the trees that its players
/// put on the board.
[[nodiscard]] std::vector<Supply> supplies_of(const Game& start);

/// The size of a piece on a board with squares of this side. A card is a strip: foot, back, front,
/// foot; the back is upside down.
struct Card {
  double width = 0;
  double face = 0;  // the height of a face
  double foot = 0;

  [[nodiscard]] double height() const { return 2 * (face + foot); }
};
[[nodiscard]] Card card_for(double side, Paper paper);
[[nodiscard]] double disc_for(double side);  // diameter

/// Draws the pieces of a game for a board with squares of this side.
[[nodiscard]] std::vector<Sheet> men_sheets(const Game& start, MenForm form, double side,
                                            const Look& look);

}  // namespace camlann::print
