#include "tables/tables.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "rules/verdict.hpp"
#include "tables/catalog.hpp"
#include "tables/entry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/spot.hpp"
#include "tables/stored_file.hpp"
#include "tables/table_file.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

Tables::Tables(const camelot::RulesBase& rules, const std::filesystem::path& folder,
               std::size_t cache_bytes)
    : rules_(rules),
      geometry_(rules_),
      folder_(folder / folder_of(rules)),
      pool_(geometry_),
      cache_size_(std::max<std::size_t>(1, cache_bytes / block_bytes)),
      cache_(std::make_unique<CachedBlock[]>(cache_size_)) {}

Tables::~Tables() = default;

Result<Tables::Opened> Tables::open(const TableId& id) const {
  auto file = TableFile::open(folder_ / file_name(id));
  if (!file && file.error().code == ErrorCode::not_found) {
    const std::string build = "camlann tables build --variant " + std::string(rules_.variant().id);
    const int most = buildable_pieces(geometry_);
    return failure(ErrorCode::not_found, "there is no table " + to_text(id), folder_.string(),
                   id.pieces() <= most ? build + " --pieces " + std::to_string(id.pieces())
                                       : "at most " + std::to_string(most) + " pieces, as " +
                                             build + " makes them");
  }
  if (!file) return Failure(file.error());
  const TableHeader& header = file->header();
  bool fits = header.id == id && header.variant == rules_.variant().id &&
              header.rules == camelot::to_text(table_rules(rules_.rule_set(), rules_.variant()));
  std::array<const Placements*, 2> sides{};
  if (fits) sides = {&pool_.at(id.sides[0]), &pool_.at(id.sides[1])};
  for (std::size_t s = 0; fits && s < static_cast<std::size_t>(id.sections()); ++s) {
    fits = header.entries[s] == entries(*sides[s], *sides[1 - s]);
  }
  if (!fits) {
    return failure(ErrorCode::conflict, "this table is for another game or rule set",
                   file->path().string());
  }
  return Opened{std::move(*file), static_cast<std::uint32_t>(opened_.size()), sides};
}

Result<const Tables::Opened*> Tables::table(const TableId& id) const {
  const auto told = [](const Result<Opened>& found) -> Result<const Opened*> {
    if (!found) return Failure(found.error());
    return &*found;
  };
  {
    const std::shared_lock lock(mutex_);
    const auto found = opened_.find(id);
    if (found != opened_.end()) return told(found->second);
  }
  const std::unique_lock lock(mutex_);
  const auto found = opened_.find(id);
  if (found != opened_.end()) return told(found->second);
  auto now = open(id);
  if (!now && now.error().code == ErrorCode::busy) return Failure(now.error());
  return told(opened_.emplace(id, std::move(now)).first->second);
}

std::vector<TableId> Tables::there() const {
  std::vector<TableId> ids =
      table_ids(geometry_, std::min(pieces_of_array(rules_.variant()), 2 * max_side));
  const auto missing = [&](const TableId& id) { return !is_stored(folder_ / file_name(id)); };
  ids.erase(std::remove_if(ids.begin(), ids.end(), missing), ids.end());
  return ids;
}

int Tables::most_pieces() const {
  const std::vector<TableId> ids = there();
  return ids.empty() ? 0 : ids.back().pieces();
}

Error Tables::none() const {
  return {ErrorCode::not_found, "there are no tables", folder_.string(),
          "tables from camlann tables build"};
}

Result<Entry> Tables::entry(const Opened& table, int section, std::uint64_t index) const {
  const std::uint64_t block = table.file.block_of(section, index);
  const std::uint64_t key = (std::uint64_t{table.number} + 1) << 40 | block;
  CachedBlock& cached = cache_[(key * 0x9E3779B97F4A7C15ULL >> 32) % cache_size_];
  const std::lock_guard lock(cached.mutex);
  if (cached.key != key) {
    cached.key = 0;
    TRY_VOID(table.file.read_block(block, cached.entries));
    cached.key = key;
  }
  return table.file.entry_in(cached.entries, index);
}

std::optional<Value> Tables::value_if_over(const camelot::Position& pos) const {
  if (const Verdict verdict = rules_.board_verdict(pos); verdict.over()) {
    return value_of(verdict, pos.turn);
  }
  if (!pos.pieces[camlann::index_of(pos.turn)].empty()) return std::nullopt;
  return value_of(rules_.no_move_verdict(pos), pos.turn);
}

Result<Value> Tables::look_up(const Opened& table, int section,
                              const camelot::Position& pos) const {
  const auto us = static_cast<std::size_t>(section);
  TRY(const auto found,
      entry(table, section, index_of(*table.sides[us], *table.sides[1 - us], pos)));
  return value_of(found);
}

Result<Value> Tables::probe(const camelot::Position& pos) const {
  if (const auto over = value_if_over(pos)) return *over;
  const SectionId id = section_of(geometry_, pos);
  TRY(const auto found, table(id.table));
  return look_up(*found, id.section, pos);
}

std::optional<Value> Tables::find(const camelot::Position& pos) const {
  if (const auto over = value_if_over(pos)) return over;
  const SectionId id = section_of(geometry_, pos);
  const auto found = table(id.table);
  if (!found) return std::nullopt;
  const auto value = look_up(**found, id.section, pos);
  return value ? std::optional(*value) : std::nullopt;
}

}  // namespace camlann::tables
