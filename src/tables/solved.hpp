#pragma once
// Entries of a table in memory, as the solver needs those of smaller tables. Immutable once
// filled; any number of threads may read one.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "tables/material.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

/// A section's entries, a byte each where that is enough.
struct SolvedSection {
  std::vector<std::uint8_t> narrow;
  std::vector<std::uint16_t> wide;

  [[nodiscard]] Entry at(std::uint64_t index) const {
    const auto at = static_cast<std::size_t>(index);
    return narrow.empty() ? wide[at] : narrow[at];
  }
};

struct SolvedTable {
  std::array<SolvedSection, 2> sections;
};

using SolvedTables = std::map<TableId, SolvedTable>;

}  // namespace camlann::tables
