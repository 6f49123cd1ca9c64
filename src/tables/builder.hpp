#pragma once
// Builds the tables of a game in order of dependency, each finished one in its file: a build that
// was killed continues where it stopped. Called by the command line.

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/rules.hpp"
#include "tables/material.hpp"
#include "tables/table_file.hpp"
#include "tables/team.hpp"

namespace camlann::tables {

struct BuildOrder {
  std::filesystem::path folder;  // of all tables
  int pieces = 0;                // on both sides together, at most
  unsigned threads = 1;
  std::optional<std::array<Material, 2>> only =
      std::nullopt;          // instead of `pieces`: this table and its dependencies
  int castle_moves = 0;      // of `only`: minimum number made by each side
  std::uint64_t memory = 0;  // maximum bytes of a table; 0: the machine's memory
  /// Called by each thread several times per second; may sleep. Once true, the build fails.
  std::function<bool()> stop = {};  // NOLINT(readability-redundant-member-init)
};

/// Progress of a build: a finished table.
struct BuildStep {
  std::size_t number = 0;  // from 1
  std::size_t of = 0;
  const TableHeader* header = nullptr;
  bool was_there = false;
  std::chrono::milliseconds time{};
};

/// Returns the tables of an order that are not in the folder.
[[nodiscard]] std::vector<TableId> missing_tables(const camelot::RulesBase& rules,
                                                  const BuildOrder& order);

/// Builds the tables and calls `done` for each in turn. Fails if another build uses the same
/// folder.
[[nodiscard]] Result<void> build_tables(const camelot::RulesBase& rules, const BuildOrder& order,
                                        const std::function<void(const BuildStep&)>& done);

/// Builds by a team: each member calls it with the same order, and all of them use the same folder.
/// Only the leader calls `done` and writes.
[[nodiscard]] Result<void> build_tables(const camelot::RulesBase& rules, const BuildOrder& order,
                                        const std::function<void(const BuildStep&)>& done,
                                        Team& team);

}  // namespace camlann::tables
