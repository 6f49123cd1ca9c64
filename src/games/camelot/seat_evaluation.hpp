#pragma once
// What a position with more than two seats is worth, seat by seat: men and knights, how far they
// have come, who guards the castles, who gets there first. With the members that the search asks of
// an evaluation. Immutable; any number of threads may use one.

#include <array>
#include <cstdint>

#include "base/square.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

class SeatEvaluation {
 public:
  explicit SeatEvaluation(const RulesBase& rules)
      : SeatEvaluation(rules, tuned_weights(rules.variant())) {}
  SeatEvaluation(const RulesBase& rules, const Weights& weights);

  /// What a seat has, in hundredths of a man.
  [[nodiscard]] int of_seat(const Position& pos, Seat seat) const;

  /// For each side, what its seats have less what the others have; of two other sides that have
  /// pieces, each counts half.
  [[nodiscard]] std::array<int, 3> for_sides(const Position& pos) const;
  /// The same for the side to move.
  [[nodiscard]] int operator()(const Position& pos) const {
    return for_sides(pos)[index_of(rules_.side_of(pos.turn))];
  }
  /// Men and knights alone, reckoned in the same way.
  [[nodiscard]] int material(const Position& pos) const;
  /// What a legal move gains at first sight: the men it takes and the better place.
  [[nodiscard]] int guess(const Position& pos, Move move) const;

 private:
  // What is weighed while there are many men, and while there are few.
  struct Value {
    int many = 0;
    int few = 0;

    Value& operator+=(const Value& other) {
      many += other.many;
      few += other.few;
      return *this;
    }
  };
  struct Count {
    Value value;
    std::array<ZoneCounts, most_seats> near{};  // by whose castle it is
  };
  using Counts = std::array<Count, most_seats>;

  [[nodiscard]] Counts count(const Position& pos) const;
  [[nodiscard]] int of_seat(const Counts& counts, Seat seat, int men) const;
  [[nodiscard]] Value attack_of(const Counts& counts, Seat seat, Seat enemy) const;
  [[nodiscard]] std::array<int, 3> balance(const Position& pos,
                                           const std::array<int, most_seats>& of_seats) const;

  RulesBase rules_;
  Weights weights_;
  int all_men_;                 // of the array
  std::array<int, 2> worth_{};  // of a man, of a knight, between the stages
  // By seat, knight or not, square: there.
  std::array<std::array<std::array<Value, grid_size>, 2>, most_seats> value_{};
  std::array<std::array<ZoneCounts, grid_size>, most_seats> zone_{};  // by whose castle
};

}  // namespace camlann::camelot
