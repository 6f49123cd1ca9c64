#pragma once
// The part of camlann bench that probes endgame tables.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace camlann::cli {

[[nodiscard]] inline double seconds(std::chrono::microseconds time) {
  return static_cast<double>(time.count()) / 1e6;
}

[[nodiscard]] inline std::uint64_t per_second(std::uint64_t nodes, std::chrono::microseconds time) {
  using Count = std::chrono::microseconds::rep;
  const auto us = static_cast<std::uint64_t>(std::max<Count>(time.count(), 1));
  return nodes * 1'000'000 / us;
}

/// Returns an error if the given folder has no tables of any game; empty is no folder.
[[nodiscard]] Result<void> check_tables(const std::string& folder);

/// Measures each game that has tables in the folder, or in the usual one if it is empty; an error
/// only if a table is damaged.
[[nodiscard]] Result<void> show_probes(const std::string& asked, bool json);

}  // namespace camlann::cli
