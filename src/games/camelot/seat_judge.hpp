#pragma once
// What a position of a game of three or four is worth, seat by seat: men and knights, how far they
// have come, who guards the castles, who gets there first. Immutable; any number of threads may use
// one.

#include <array>

#include "games/camelot/census.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/stage_pair.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// For each side, what its seats have less what the others have; of two other sides that have
/// pieces, each counts half.
[[nodiscard]] std::array<int, 3> balance(const Variant& variant, const Position& pos,
                                         const std::array<int, most_seats>& of_seats);

class SeatJudge {
 public:
  SeatJudge(const Variant& variant, const Weights& weights);

  /// What a seat has, in hundredths of a man.
  [[nodiscard]] int of_seat(const Position& pos, Seat seat) const;

  /// The balance of that.
  [[nodiscard]] std::array<int, 3> for_sides(const Position& pos) const;
  /// The same for the side to move.
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
