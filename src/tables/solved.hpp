#pragma once
// Entries of a table in memory, for solving larger tables. Immutable once filled, thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "tables/entry.hpp"
#include "tables/material.hpp"

namespace camlann::tables {

/// A section's entries, one byte each if that is enough.
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
