#pragma once
// The weights of the family's evaluation, in hundredths of a man, for each variant. The values are
// found by train/ on self-play (doc/tuning.md); doc/measurements/weights-camelot.md lists them with
// their errors.

#include <array>
#include <cstddef>

namespace camlann::camelot {

inline constexpr std::size_t most_steps = 16;  // to the goal, less 1
inline constexpr std::size_t most_files = 7;   // from the middle to the edge
inline constexpr std::size_t most_guards = 4;
inline constexpr std::size_t zones = 6;  // around a goal: squares within 0 to 5 steps
inline constexpr int guard_steps = 3;    // from the own castle

/// Steps are a king's, around holes, ignoring other men. Number is int for weights and double for
/// their contributions in a position (terms.hpp).
template <class Number>
struct StageOf {
  Number man{};
  Number knight{};
  std::array<Number, most_steps> man_at{};       // added to the value, by steps to the goal
  std::array<Number, most_steps> knight_at{};    // the same
  std::array<Number, most_files> man_file{};     // added to the value, by files from the middle
  std::array<Number, most_files> knight_file{};  // the same
  std::array<Number, most_guards + 1> guards{};  // by number of men within guard_steps; the last:
                                                 // that many or more
  std::array<Number, zones> pressure{};          // each man more than the defenders, by steps
  std::array<Number, zones> breakthrough{};      // enough men to win, no defender so near, by steps
  Number tempo{};

  bool operator==(const StageOf&) const = default;
};

/// A position is evaluated between the two stages, in proportion to the men left.
template <class Number>
struct WeightsOf {
  StageOf<Number> many{};  // the board has all men of the array
  StageOf<Number> few{};   // the board has no men
  Number trade{};          // ten times the lead in men, as a share of all men

  bool operator==(const WeightsOf&) const = default;
};

using Weights = WeightsOf<int>;
inline constexpr std::size_t weight_count = sizeof(Weights) / sizeof(int);

/// Set before tuning, as the baseline for the tuned values.
extern const Weights untuned_weights;
/// For games in which a side that would win by the other rules has lost. Set by hand and chosen by
/// matches: results of self-play hardly depend on what these weights count.
extern const Weights reversed_weights;
/// Tuned. Each Variant names its weights; variants without tuning have the untuned ones.
extern const Weights cam_weights;
extern const Weights camelot_weights;
extern const Weights camette_weights;
extern const Weights chivalry_weights;
extern const Weights tri_camelot_weights;

}  // namespace camlann::camelot
