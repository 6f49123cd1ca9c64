#pragma once
// A pair of values, for many men on the board and for few, that is added and subtracted as one
// number. Part of the evaluation.

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bits.hpp"
#include "games/camelot/weights.hpp"

namespace camlann::camelot {

/// Many in the upper half, few in the lower one: sums of up to +-32,767 each.
using StagePair = std::int32_t;

[[nodiscard]] constexpr StagePair pair_of(int many, int few) {
  return many * 65536 + few;
}
[[nodiscard]] constexpr int few_of(StagePair pair) {
  return static_cast<std::int16_t>(pair);
}
[[nodiscard]] constexpr int many_of(StagePair pair) {
  return (pair - few_of(pair)) / 65536;
}
/// Returns the value with `men` left of `all_men`.
[[nodiscard]] constexpr int value_of(StagePair pair, int men, int all_men) {
  const int few = few_of(pair);
  return few + (many_of(pair) - few) * men / all_men;
}

/// Returns pairs of all weights except the trade.
[[nodiscard]] inline StageOf<StagePair> paired(const Weights& weights) {
  using Row = std::array<std::int32_t, sizeof(StageOf<int>) / sizeof(int)>;
  const Row many = bits_of<Row>(weights.many);
  const Row few = bits_of<Row>(weights.few);
  Row pairs{};
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = pair_of(many[i], few[i]);
  return bits_of<StageOf<StagePair>>(pairs);
}

}  // namespace camlann::camelot
