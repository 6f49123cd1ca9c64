#pragma once
// The tables of a game as a source of perfect values. Called by the command line and by searches.
// Every member function may be called by any number of threads at once.

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
#include "tables/geometry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/table_file.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

class Tables {
 public:
  /// `folder` is that of all games' tables. Keeps up to `cache_bytes` of entries in memory. Opens a
  /// file when the first position of its table is asked for.
  Tables(const camelot::RulesBase& rules, const std::filesystem::path& folder,
         std::size_t cache_bytes = std::size_t{64} << 20);
  ~Tables();
  Tables(const Tables&) = delete;
  Tables& operator=(const Tables&) = delete;

  [[nodiscard]] const Geometry& geometry() const { return geometry_; }

  /// For the side to move. A position that is over needs no table. Fails where there is no table
  /// and where a table is damaged.
  [[nodiscard]] Result<Value> probe(const camelot::Position& pos) const;

  /// The same without words for what fails: nothing.
  [[nodiscard]] std::optional<Value> find(const camelot::Position& pos) const;

  /// The tables that are there, each after those that it rests on.
  [[nodiscard]] std::vector<TableId> there() const;
  /// The most pieces of which there is a table; 0 if there is none.
  [[nodiscard]] int most_pieces() const;

  /// What to say where there are none.
  [[nodiscard]] Error none() const;

  /// A file and the placements by which it is numbered.
  struct Opened {
    TableFile file;
    std::uint32_t number;  // tells the blocks of one file from those of another
    std::array<const Placements*, 2> sides;
  };
  /// Remembered, also where there is none, but not while its file is still to be fetched.
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
  mutable std::shared_mutex mutex_;  // of the two below
  mutable std::map<TableId, Result<Opened>> opened_;
  mutable PlacementsPool pool_;
  std::size_t cache_size_;
  std::unique_ptr<CachedBlock[]> cache_;
};

}  // namespace camlann::tables
