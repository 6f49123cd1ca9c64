#pragma once
// Random positions whose values tables know, to measure how quickly they tell them. Called by the
// benchmarks. Pure, any thread.

#include <cstddef>
#include <vector>

#include "base/random.hpp"
#include "games/camelot/position.hpp"
#include "tables/tables.hpp"

namespace camlann::tables {

/// Up to `at_each` positions from each of so many places in the files: entries that mean no
/// position are left out. Every entry of every table is as likely to be a place; the positions of
/// one place share a block or two. In random order. Fails where there are no tables and where one
/// is damaged.
[[nodiscard]] Result<std::vector<camelot::Position>> sample_positions(const Tables& tables,
                                                                      std::size_t places,
                                                                      std::size_t at_each,
                                                                      Random& random);

}  // namespace camlann::tables
