#pragma once
// The boards of the family as data: squares, castles, seats, array. Source: leaflets of the games,
// collected in doc/rules/.

#include <array>
#include <cstdint>
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

/// The names of a seat and its pieces.
struct SeatNames {
  std::string_view name;  // "White"
  char letter;            // of the side to move in a FEN, and of the seat everywhere: w
  char knight;            // in a FEN: K
  char man;               // M
};

/// A board with its array. Built-in variants are static; those from a file live with their
/// definition (definition.hpp). NOLINTBEGIN(*redundant-member-init)
struct Variant {
  std::string_view id{};    // "cam"
  std::string_view name{};  // "Cam"
  int files{};
  int ranks{};  // the number of the last one
  Grid grid{};
  SquareSet squares{};
  std::span<const SeatNames> seats{};  // in turn order
  unsigned sides = 2;                  // seats of one side are this far apart in turn order
  std::array<SquareSet, most_seats> castles{};       // own castle, by seat
  std::array<SquareSet, most_seats> tree_squares{};  // where a seat may put its trees
  std::array<SquareSet, most_seats> goals{};         // enemy castle squares to be reached, by seat
  std::string_view array{};                          // ranks part of a FEN
  std::span<const std::string_view> other_arrays{};  // that rules may choose in place of it
  std::span<const std::string_view> array_names{};   // of all, the usual one first; none if one
  int men_per_seat{};          // pieces in the array; a position may not have more
  int castle_pieces_to_win{};  // of a side, in its goals
  bool small_game{};           // one piece is enough: the last piece left wins, no automatic draws
  bool knights = true;         // the array has knights; otherwise a FEN may not have any
  bool one_leg{};              // a move is one leg
  bool reversed{};             // a side that would win by the other rules has lost
  bool swaps{};                // the usual rules have the swap rule; needs a Turning
  bool open_castles{};         // the own castle is entered by any move and need not be left
  bool stuck_side_loses = true;               // false: a side that cannot move is skipped, too
  std::span<const std::string_view> notes{};  // facts about the sources that players must know
  Temper temper{};
  const WeightsOf<int>* weights{};  // of the evaluation (weights.hpp)
  const NamedRuleSet* own_rules{};  // the only rule set of a variant from a file
  // NOLINTEND(*redundant-member-init), which g++ misses in designated initialisers
  [[nodiscard]] unsigned seat_count() const { return static_cast<unsigned>(seats.size()); }
  [[nodiscard]] Side side_of(Seat seat) const { return static_cast<Side>(index_of(seat) % sides); }
  [[nodiscard]] const SquareSet& own_castle(Seat seat) const { return castles[index_of(seat)]; }
  [[nodiscard]] const SquareSet& goal(Seat seat) const { return goals[index_of(seat)]; }
  /// Returns the castles that are neither the own one nor a goal.
  [[nodiscard]] SquareSet side_castles(Seat seat) const;
  /// Returns the squares where a tree may be.
  [[nodiscard]] SquareSet all_tree_squares() const { return tree_squares[0] | tree_squares[1]; }
  [[nodiscard]] const SeatNames& names(Seat seat) const { return seats[index_of(seat)]; }
};

/// The ways to turn the board of two seats over, so that each has what the other one had.
enum class Turning : std::uint8_t { none, mirror, half_turn };

/// Returns the way that fits; a mirror comes before half a turn.
[[nodiscard]] Turning turning_of(const Variant& variant);
/// Returns the squares of the board turned over.
[[nodiscard]] SquareSet image_of(const SquareSet& squares, const Variant& variant, Turning turning);

/// Returns every game of the family, those of two players first.
[[nodiscard]] std::span<const Variant> variants();
[[nodiscard]] std::span<const Variant> two_handed_variants();

/// Finds a variant by id, or by display name in any case with spaces or hyphens; nullptr if
/// unknown.
[[nodiscard]] const Variant* find_variant(std::string_view name);

}  // namespace camlann::camelot
