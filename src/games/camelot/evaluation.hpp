#pragma once
// What a position of the family is worth, without looking ahead: men and knights, how far they have
// come, who guards the castles, who gets there first. Called by the search at its leaves, millions
// of times a second. Immutable; any number of threads may use one.

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/weights.hpp"
#include "games/camelot/zone_counts.hpp"
#include "rules/move.hpp"

namespace camlann::camelot {

class Evaluation {
 public:
  explicit Evaluation(const RulesBase& rules) : Evaluation(rules, tuned_weights(rules.variant())) {}
  Evaluation(const RulesBase& rules, const Weights& weights);

  /// For the side to move.
  [[nodiscard]] int operator()(const Position& pos) const;
  /// Men and knights alone, for the side to move.
  [[nodiscard]] int material(const Position& pos) const;
  /// What a legal move gains at first sight: the men it takes and the better place.
  [[nodiscard]] int guess(const Position& pos, Move move) const;

 private:
  // A value with many men in the upper half, with few in the lower one: sums of up to +-32,767 each
  // are added and subtracted as one number.
  using Pair = std::int32_t;
  [[nodiscard]] static constexpr Pair pair_of(int many, int few) { return many * 65536 + few; }
  [[nodiscard]] static constexpr int few_of(Pair pair) { return static_cast<std::int16_t>(pair); }
  [[nodiscard]] static constexpr int many_of(Pair pair) { return (pair - few_of(pair)) / 65536; }

  struct SquareTerms {
    std::array<Pair, 2> value{};          // of a man, of a knight there
    std::array<std::int16_t, 2> rough{};  // the same between the stages, for ordering moves
    ZoneCounts attack = 0;                // zones of the goal it lies in
    ZoneCounts guard = 0;                 // zones of the own castle it lies in
  };
  struct Count {
    Pair value = 0;
    int men = 0;
    ZoneCounts attack = 0;
    ZoneCounts guard = 0;
  };

  [[nodiscard]] Count count(const Position& pos, Seat seat) const;
  [[nodiscard]] Pair attack_of(const Count& own, const Count& enemy) const;

  int pieces_to_win_;
  int all_men_;                 // of the array, both seats
  std::array<int, 2> worth_{};  // of a man, of a knight, between the stages
  std::array<Pair, most_guards + 1> guards_{};
  std::array<Pair, zones> pressure_{};
  std::array<Pair, zones> breakthrough_{};
  Pair tempo_;
  int trade_;
  std::array<std::array<SquareTerms, grid_size>, 2> terms_;  // [seat][square]
};

}  // namespace camlann::camelot
