#pragma once
// What a position of the family is worth, without looking ahead: men and knights, how far they have
// come, who guards the castles, who gets there first. Called by the search at its leaves, millions
// of times a second. Immutable; any number of threads may use one.

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"

namespace camlann::camelot {

/// Hundredths of a man. Distances are king's steps to the goal, or to the own castle, round holes
/// and other men left out of account. Set by hand, then by matches (doc/measurements.md).
struct Weights {
  int man = 100;
  int knight = 170;
  int in_goal = 150;  // on top of the man, where one piece there does not win
  int man_step = 3;   // each step nearer to the goal
  int knight_step = 2;
  std::array<int, 5> near_goal{0, 16, 8, 4, 2};  // on top, by distance
  std::array<int, 5> guards{0, 24, 36, 42, 44};  // by number of men within guard_distance
  int guard_distance = 3;
  std::array<int, 6> pressure{0, 14, 12, 8, 5, 3};  // each man more than the defenders, by distance
  std::array<int, 6> breakthrough{0, 500, 400, 300, 200, 120};  // enough men, no defender as near
  int trade = 10;  // men are worth so many hundredths more to who has more, as they grow few
  int tempo = 6;
};

class Evaluation {
 public:
  explicit Evaluation(const RulesBase& rules, const Weights& weights = {});

  /// For the side to move.
  [[nodiscard]] int operator()(const Position& pos) const;
  /// Men and knights alone, for the side to move.
  [[nodiscard]] int material(const Position& pos) const;
  /// What a legal move gains at first sight: the men it takes and the better place.
  [[nodiscard]] int guess(const Position& pos, Move move) const;

 private:
  // Zones around a goal: byte k of a count is about the squares within k steps.
  using ZoneCounts = std::uint64_t;
  static constexpr int zones = 6;

  struct SquareTerms {
    std::array<std::int16_t, 2> value{};  // of a man, of a knight there
    ZoneCounts attack = 0;                // zones of the goal it lies in
    ZoneCounts guard = 0;                 // zones of the own castle it lies in
  };
  struct Count {
    int value = 0;
    int men = 0;
    ZoneCounts attack = 0;
    ZoneCounts guard = 0;
  };

  [[nodiscard]] Count count(const Position& pos, Seat seat) const;
  [[nodiscard]] int attack_of(const Count& own, const Count& enemy) const;

  Weights weights_;
  int pieces_to_win_;
  std::array<std::array<SquareTerms, 256>, 2> terms_;  // [seat][square]
};

/// How engine/ finds the evaluation that belongs to these rules.
[[nodiscard]] inline Evaluation evaluation_of(const RulesBase& rules) {
  return Evaluation(rules);
}

}  // namespace camlann::camelot
