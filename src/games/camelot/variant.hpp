#pragma once
// The boards of the family as data: squares, castles, seats, array. Source: leaflets of the games,
// as collected in doc/rules/.

#include <array>
#include <span>
#include <string_view>

#include "base/square_set.hpp"
#include "games/camelot/grid.hpp"
#include "rules/temper.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

template <class Number>
struct WeightsOf;
struct NamedRuleSet;

/// What a seat and its pieces are called.
struct SeatNames {
  std::string_view name;  // "White"
  char letter;            // of the side to move in a FEN, and of the seat everywhere: w
  char knight;            // in a FEN: K
  char man;               // M
};

/// A board with its array. Those built in live as long as the program, those from a file as long as
/// their definition (definition.hpp). NOLINTBEGIN(*redundant-member-init)
struct Variant {
  std::string_view id{};    // "cam"
  std::string_view name{};  // "Cam"
  int files{};
  int ranks{};  // the number of the last one
  Grid grid{};
  SquareSet squares{};
  std::span<const SeatNames> seats{};  // in turn order
  unsigned sides = 2;                  // seats of one side sit this far apart in turn order
  std::array<SquareSet, most_seats> castles{};       // own castle, by seat
  std::array<SquareSet, most_seats> tree_squares{};  // where a seat may put its trees
  std::array<SquareSet, most_seats> goals{};         // enemy castle squares to be reached, by seat
  std::string_view array{};                          // ranks part of a FEN
  std::string_view second_array{};                   // empty if the game has but one
  int men_per_seat{};            // pieces in the array; a position may not have more
  int castle_pieces_to_win{};    // of a side, in its goals
  bool small_game{};             // where one piece is enough: a piece left wins, no automatic draws
  bool knights = true;           // whether the array has any; else a FEN may not either
  bool one_leg{};                // a move is one leg
  bool reversed{};               // whoever would win by the rest of the rules has lost
  bool open_castles{};           // the own castle is entered by any move and need not be left
  bool stuck_side_loses = true;  // else a side that cannot move is passed over, too
  std::span<const std::string_view> notes{};  // what players must know about the sources
  Temper temper{};
  const WeightsOf<int>* weights{};  // of the evaluation (weights.hpp)
  const NamedRuleSet* own_rules{};  // the only rule set of a variant from a file
  // NOLINTEND(*redundant-member-init), which g++ misses in designated initialisers
  [[nodiscard]] unsigned seat_count() const { return static_cast<unsigned>(seats.size()); }
  [[nodiscard]] Side side_of(Seat seat) const { return static_cast<Side>(index_of(seat) % sides); }
  [[nodiscard]] const SquareSet& own_castle(Seat seat) const { return castles[index_of(seat)]; }
  [[nodiscard]] const SquareSet& goal(Seat seat) const { return goals[index_of(seat)]; }
  /// Castles that are neither the own one nor a goal.
  [[nodiscard]] SquareSet side_castles(Seat seat) const;
  /// Where a tree may stand.
  [[nodiscard]] SquareSet all_tree_squares() const { return tree_squares[0] | tree_squares[1]; }
  [[nodiscard]] const SeatNames& names(Seat seat) const { return seats[index_of(seat)]; }
};

/// Every game of the family, those of two players first.
[[nodiscard]] std::span<const Variant> variants();
[[nodiscard]] std::span<const Variant> two_handed_variants();

/// By id, or by display name in any case with spaces or hyphens; nullptr if there is none.
[[nodiscard]] const Variant* find_variant(std::string_view name);

}  // namespace camlann::camelot
