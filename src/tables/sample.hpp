#pragma once
// Random positions with values in tables, to measure the speed of probes. Called by the benchmarks.
// Pure, thread-safe.

#include <cstddef>
#include <vector>

#include "base/random.hpp"
#include "games/camelot/position.hpp"
#include "tables/tables.hpp"

namespace camlann::tables {

/// Returns up to `at_each` positions from each of `places` places in the files, skipping unused
/// entries. Every entry of every table is equally likely to be a place; the positions of one place
/// share a block or two. In random order. Fails without tables, or if one is damaged.
[[nodiscard]] Result<std::vector<camelot::Position>> sample_positions(const Tables& tables,
                                                                      std::size_t places,
                                                                      std::size_t at_each,
                                                                      Random& random);

}  // namespace camlann::tables
