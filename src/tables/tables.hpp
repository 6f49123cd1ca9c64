#pragma once
// The tables of a game as a source of perfect values. Called by the command line and by searches.
// Thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "tables/entry.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/table_file.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

class Tables {
 public:
  /// `folder` holds the tables of all games. Caches up to `cache_bytes` of entries. Opens a file
  /// when the first position of its table is probed.
  Tables(const camelot::RulesBase& rules, const std::filesystem::path& folder,
         std::size_t cache_bytes = std::size_t{64} << 20);
  ~Tables();
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  [[nodiscard]] const Geometry& geometry() const { return geometry_; }

  /// Returns the value for the side to move. A position that is over needs no table. Fails if the
  /// table is missing or damaged.
  [[nodiscard]] Result<Value> probe(const camelot::Position& pos) const;

  /// The same without error messages: returns nothing on failure.
  [[nodiscard]] std::optional<Value> find(const camelot::Position& pos) const;

  /// Returns the available tables, each after its dependencies.
  [[nodiscard]] std::vector<TableId> there() const;
  /// Returns the largest number of pieces with a table; 0 without tables.
  [[nodiscard]] int most_pieces() const;

  /// Returns the error for a game without tables.
  [[nodiscard]] Error none() const;

  /// A file and the placements of its numbering.
  struct Opened {
    TableFile file;
    std::uint32_t number;  // identifies the file in the cache of blocks
    std::array<const Placements*, 2> sides;
  };
  /// The result is cached, even for a missing table, but not while its file is being downloaded.
  [[nodiscard]] Result<const Opened*> table(const TableId& id) const;
  [[nodiscard]] Result<Entry> entry(const Opened& table, int section, std::uint64_t index) const;

 private:
  struct CachedBlock {
    std::mutex mutex;
    std::uint64_t key = 0;  // 0: none
    std::vector<std::uint8_t> entries;
  };

  [[nodiscard]] Result<Opened> open(const TableId& id) const;
  [[nodiscard]] std::optional<Value> value_if_over(const camelot::Position& pos) const;
  [[nodiscard]] Result<Value> look_up(const Opened& table, int section,
                                      const camelot::Position& pos) const;

  camelot::RulesBase rules_;
  Geometry geometry_;
  std::filesystem::path folder_;
  mutable std::shared_mutex mutex_;  // protects the two members below
  mutable std::map<TableId, Result<Opened>> opened_;
  mutable PlacementsPool pool_;
  std::size_t cache_size_;
  std::unique_ptr<CachedBlock[]> cache_;
};

}  // namespace camlann::tables
