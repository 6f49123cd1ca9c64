#pragma once
// Evaluates a position of a game of three or four for each seat: men and knights, advancement,
// castle guards, the race to the castle. Immutable and thread-safe.

#include <array>

#include "games/camelot/census.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/stage_pair.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// Returns, for each side, the value of its seats minus that of the others; if two other sides have
/// pieces, each counts half.
[[nodiscard]] std::array<int, 3> balance(const Variant& variant, const Position& pos,
                                         const std::array<int, most_seats>& of_seats);

class SeatJudge {
 public:
  SeatJudge(const Variant& variant, const Weights& weights);

  /// Returns the value of a seat, in hundredths of a man.
  [[nodiscard]] int of_seat(const Position& pos, Seat seat) const;

  /// Returns the balance of all sides.
  [[nodiscard]] std::array<int, 3> for_sides(const Position& pos) const;
  /// Returns the balance of the side to move.
  [[nodiscard]] int operator()(const Position& pos) const {
    return for_sides(pos)[index_of(variant_->side_of(pos.turn))];
  }

 private:
  using Counts = std::array<Census<most_seats>::Count, most_seats>;

  [[nodiscard]] Counts count(const Position& pos) const;
  [[nodiscard]] int of_seat(const Counts& counts, Seat seat, int men) const;
  [[nodiscard]] ZoneCounts defence_of(const Counts& counts, Seat castle) const;

  const Variant* variant_;
  Census<most_seats> census_;
  StageOf<StagePair> stage_;
  int all_men_;  // of the array
};

}  // namespace camlann::camelot
