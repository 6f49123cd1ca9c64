#pragma once
// A board for the tables: each side sees it with its own castle at the bottom, so that "the side to
// move" is always White. Immutable and thread-safe.

#include <array>
#include <cstdint>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::tables {

class Geometry {
 public:
  explicit Geometry(const camelot::RulesBase& rules);

  [[nodiscard]] const camelot::RulesBase& rules() const { return *rules_; }
  [[nodiscard]] const camelot::Variant& variant() const { return rules_->variant(); }

  /// Returns the castle moves that a player has in a game; 0 on boards with a single goal square.
  [[nodiscard]] int castle_moves() const { return castle_moves_; }

  /// Returns the number of squares on which a piece may be while the game runs, numbered from 0 in
  /// square order, as seen by its own side. If one piece in the goal wins, the goal is not among
  /// them.
  [[nodiscard]] int squares() const { return static_cast<int>(standing_.size()); }
  [[nodiscard]] Square square(int number) const {
    return standing_[static_cast<std::size_t>(number)];
  }
  [[nodiscard]] unsigned number(Square square) const { return numbers_[index_of(square)]; }

  /// Returns the square as the other side sees it.
  [[nodiscard]] Square turned(Square square) const { return turned_[index_of(square)]; }
  /// Returns the mirror image; the boards and the rules of the family have this symmetry.
  [[nodiscard]] Square mirrored(Square square) const { return mirrored_[index_of(square)]; }
  /// Converts a square between White's view and that of `seat`, in both directions.
  [[nodiscard]] Square seen_by(Seat seat, Square square) const {
    return seat == Seat::white ? square : turned(square);
  }

  [[nodiscard]] bool in_own_castle(Square square) const { return own_castle_.has(square); }
  [[nodiscard]] bool in_goal(Square square) const { return goal_.has(square); }

 private:
  const camelot::RulesBase* rules_;
  SquareSet own_castle_;
  SquareSet goal_;
  int castle_moves_;
  std::vector<Square> standing_;
  std::array<std::uint8_t, grid_size> numbers_{};
  std::array<Square, grid_size> turned_{};
  std::array<Square, grid_size> mirrored_{};
};

}  // namespace camlann::tables
