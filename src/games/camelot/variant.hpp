#pragma once
// The boards of the family as data: squares, castles, array. Source: leaflets of the games, as
// collected in doc/rules/.

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "base/square_set.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// A board with its array; immutable, lives as long as the program.
struct Variant {
  std::string_view id;    // "cam"
  std::string_view name;  // "Cam"
  int files{};
  int ranks{};
  SquareSet squares;
  std::array<SquareSet, 2> castles;  // own castle, by seat; the goal is the other's
  std::string_view array;            // ranks part of a FEN
  int men_per_seat{};                // pieces in the array; a position may not have more
  int castle_pieces_to_win{};        // pieces in the goal that win
  bool small_game{};                 // Cam and Camette: a piece left wins, no automatic draws

  [[nodiscard]] const SquareSet& own_castle(Seat seat) const { return castles[index_of(seat)]; }
  [[nodiscard]] const SquareSet& goal(Seat seat) const { return castles[1 - index_of(seat)]; }
};

/// Cam, Camelot, Camette, Chivalry.
[[nodiscard]] std::span<const Variant> variants();

/// By id, or by display name in any case with spaces or hyphens; nullptr if there is none.
[[nodiscard]] const Variant* find_variant(std::string_view name);

/// "F16". A square outside the board has a name too.
[[nodiscard]] std::string to_text(Square square);

}  // namespace camlann::camelot
