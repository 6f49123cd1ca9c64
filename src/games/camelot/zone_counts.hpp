#pragma once
// The number of pieces within each distance of a castle, for all distances at once: byte k counts
// those within k steps. Counts of squares can be added. Part of the evaluations.

#include <cstddef>
#include <cstdint>

#include "games/camelot/weights.hpp"

namespace camlann::camelot {

using ZoneCounts = std::uint64_t;

/// Returns the count of one piece `steps` steps away.
[[nodiscard]] constexpr ZoneCounts zones_of(int steps) {
  ZoneCounts counts = 0;
  for (std::size_t k = static_cast<std::size_t>(steps); k < zones; ++k) {
    counts |= ZoneCounts{1} << (8 * k);
  }
  return counts;
}

[[nodiscard]] constexpr int within(ZoneCounts counts, std::size_t steps) {
  return static_cast<int>(counts >> (8 * steps) & 0xff);
}

}  // namespace camlann::camelot
