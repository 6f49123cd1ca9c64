#pragma once
// What a position with more than two seats is worth, seat by seat: men and knights, and how far
// they have come. Plain on purpose: nothing is fitted, for there is no play to fit it to yet. With
// the members that the search asks of an evaluation. Immutable; any number of threads may use one.

#include <array>
#include <cstdint>

#include "base/square.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

class SeatEvaluation {
 public:
  explicit SeatEvaluation(const RulesBase& rules);

  /// What a seat has, in hundredths of a man.
  [[nodiscard]] int of_seat(const Position& pos, Seat seat) const;

  /// What the seats of a side have, less what the others have; of two other sides, each counts
  /// half.
  [[nodiscard]] int for_side_of(const Position& pos, Seat seat) const;
  /// The same for the side to move.
  [[nodiscard]] int operator()(const Position& pos) const { return for_side_of(pos, pos.turn); }
  /// Men and knights alone, reckoned in the same way.
  [[nodiscard]] int material(const Position& pos) const;
  /// What a legal move gains at first sight: the men it takes and the better place.
  [[nodiscard]] int guess(const Position& pos, Move move) const;

 private:
  template <class OfSeat>
  [[nodiscard]] int balance(Side side, OfSeat&& of_seat) const;

  RulesBase rules_;
  std::array<std::array<std::array<std::int16_t, grid_size>, 2>, most_seats> worth_{};
};

}  // namespace camlann::camelot
