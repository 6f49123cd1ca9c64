#include "tables/builder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "base/memory.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "tables/catalog.hpp"
#include "tables/entry.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/solved.hpp"
#include "tables/solver.hpp"
#include "tables/stored_file.hpp"
#include "tables/table_file.hpp"
#include "tables/team.hpp"

namespace camlann::tables {

namespace {

using Clock = std::chrono::steady_clock;

/// Held during a build; released when the process ends in any way.
class FolderLock {
 public:
  explicit FolderLock(const std::filesystem::path& folder)
      : descriptor_(open((folder / "build.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)) {
    if (descriptor_ < 0 || flock(descriptor_, LOCK_EX | LOCK_NB) != 0) reason_ = errno;
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  [[nodiscard]] int reason() const { return reason_; }

 private:
  int descriptor_;
  int reason_ = 0;
};

std::vector<TableId> ids_of(const Geometry& geometry, const BuildOrder& order) {
  return order.only ? table_ids(geometry, *order.only, order.castle_moves)
                    : table_ids(geometry, order.pieces);
}

class Builder {
 public:
  Builder(const camelot::RulesBase& rules, const BuildOrder& order, Team& team)
      : geometry_(rules),
        pool_(geometry_),
        order_(order),
        team_(team),
        folder_(order.folder / folder_of(rules)) {}

  Result<void> run(const std::function<void(const BuildStep&)>& done) {
    TRY_VOID(check_size());
    std::optional<FolderLock> lock;
    TRY_VOID(agree(team_.leads() ? take_folder(lock) : Result<void>()));
    const std::vector<TableId> ids = ids_of(geometry_, order_);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const auto started = Clock::now();
      BuildStep step{i + 1, ids.size(), nullptr, false, {}};
      Result<TableHeader> header;
      if (team_.leads()) header = header_of(ids[i]);
      const bool missing = !header && header.error().code == ErrorCode::not_found;
      step.was_there = team_.greatest(missing ? 1 : 0) == 0;
      if (!step.was_there) header = build(ids[i]);
      TRY_VOID(agree(header));
      if (!team_.leads()) continue;
      step.header = &*header;
      if (!step.was_there) {
        step.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - started);
      }
      done(step);
    }
    return {};
  }

 private:
  /// Fails for all members if it failed for one, with that member's error.
  template <class T>
  [[nodiscard]] Result<void> agree(const Result<T>& mine) {
    const std::uint64_t failed = team_.greatest(mine ? 0 : team_.member() + 1);
    if (failed == 0) return {};
    const auto member = static_cast<unsigned>(failed - 1);
    const bool is_mine = member == team_.member();
    const std::string told = team_.told_by(member, is_mine ? to_text(mine.error()) : "");
    if (is_mine) return Failure(mine.error());
    return failure(ErrorCode::io, told);
  }

  [[nodiscard]] Result<void> take_folder(std::optional<FolderLock>& lock) const {
    std::error_code problem;
    std::filesystem::create_directories(folder_, problem);
    if (problem) {
      return failure(ErrorCode::io, "cannot create the folder: " + problem.message(),
                     folder_.string());
    }
    lock.emplace(folder_);
    if (lock->reason() == EWOULDBLOCK) {
      return failure(ErrorCode::busy, "another build is running here", folder_.string());
    }
    if (lock->reason() != 0) {
      return failure(ErrorCode::io, std::string("cannot write: ") + std::strerror(lock->reason()),
                     folder_.string());
    }
    return {};
  }

  [[nodiscard]] Result<void> check_size() const {
    const camelot::Variant& variant = geometry_.variant();
    const Material array = material_of_array(variant);
    int side = std::min(order_.pieces - 1, variant.men_per_seat);
    std::string asked = "--pieces " + std::to_string(order_.pieces);
    if (order_.only) {
      side = 0;
      asked = "--material " + to_text((*order_.only)[0]) + "-" + to_text((*order_.only)[1]);
      for (const Material one : *order_.only) {
        side = std::max(side, one.size());
        if (one.knights > array.knights || one.men > array.men) {
          return failure(ErrorCode::unknown_name, "more pieces than the array has", asked,
                         "at most " + to_text(array) + "-" + to_text(array));
        }
      }
    } else if (order_.pieces < 2 || order_.pieces > pieces_of_array(variant)) {
      return failure(ErrorCode::unknown_name, "there are no tables with that many pieces", asked,
                     "2 to " + std::to_string(pieces_of_array(variant)));
    }
    if (order_.castle_moves > geometry_.castle_moves()) {
      return failure(ErrorCode::unknown_name, "nobody makes so many castle moves in this game",
                     "--castle-moves " + std::to_string(order_.castle_moves),
                     "at most " + std::to_string(geometry_.castle_moves()));
    }
    if (can_number(geometry_, side)) return {};
    return failure(ErrorCode::too_many, "tables with that many pieces do not fit in memory", asked,
                   "at most " + std::to_string(buildable_pieces(geometry_)) + " in total");
  }

  [[nodiscard]] Result<TableFile> open(const TableId& id) const {
    auto file = TableFile::open(folder_ / file_name(id));
    if (!file) return file;
    const auto rules = geometry_.rules().rule_set();
    if (file->header().id != id || file->header().variant != geometry_.variant().id ||
        file->header().rules != camelot::to_text(table_rules(rules, geometry_.variant()))) {
      return failure(ErrorCode::conflict, "this table is for another game or rule set",
                     file->path().string());
    }
    return file;
  }

  [[nodiscard]] Result<TableHeader> header_of(const TableId& id) const {
    TRY(const auto file, open(id));
    return file.header();
  }

  /// Followers get an empty header.
  Result<TableHeader> build(const TableId& id) {
    TRY_VOID(agree(load_what_it_rests_on(id)));
    for (const Material side : id.sides) {
      for (std::uint8_t knights = 0; knights <= side.knights; ++knights) {
        for (std::uint8_t men = 0; men <= side.men; ++men) {
          if (knights + men > 0) pool_.at({knights, men});
        }
      }
    }
    Solver solver(pool_, id, solved_, order_.threads, team_, order_.stop);
    TRY_VOID(agree(check_memory(solver, id)));
    TRY_VOID(solver.solve());
    TableHeader header;
    header.variant = geometry_.variant().id;
    header.rules = camelot::to_text(table_rules(geometry_.rules().rule_set(), geometry_.variant()));
    header.id = id;
    header.entry_bytes = solver.longest() > 0xFF ? 2 : 1;
    for (int s = 0; s < id.sections(); ++s) {
      header.entries[static_cast<std::size_t>(s)] = solver.size(s);
    }
    if (team_.leads()) {
      return write_table(folder_ / file_name(id), std::move(header), solver, order_.threads);
    }
    for (int s = 0; s < id.sections(); ++s) solver.read_out(s, [](std::span<const Entry>) {});
    return header;
  }

  [[nodiscard]] Result<void> check_memory(const Solver& solver, const TableId& id) const {
    const std::uint64_t there = installed_memory();
    if (order_.memory > 0 && solver.bytes() > order_.memory) {
      const auto mib = [](std::uint64_t bytes) {
        return std::to_string((bytes >> 20) + 1) + " MiB";
      };
      return failure(ErrorCode::too_many, "this table needs " + mib(solver.bytes()) + " of memory",
                     to_text(id), "at most " + mib(order_.memory));
    }
    if (solver.bytes() <= there) return {};
    const auto gib = [](std::uint64_t bytes) { return std::to_string((bytes >> 30) + 1) + " GiB"; };
    return failure(ErrorCode::too_many, "this table needs " + gib(solver.bytes()) + " of memory",
                   to_text(id), "less than the " + gib(there) + " of this machine");
  }

  /// Drops unneeded tables with the same number of pieces; keeps smaller ones, because many tables
  /// depend on them.
  Result<void> load_what_it_rests_on(const TableId& id) {
    const std::vector<TableId> needed = rests_on(geometry_, id);
    for (auto it = solved_.begin(); it != solved_.end();) {
      const bool keep = it->first.pieces() < id.pieces() ||
                        std::binary_search(needed.begin(), needed.end(), it->first);
      it = keep ? std::next(it) : solved_.erase(it);
    }
    for (const TableId& one : needed) {
      if (solved_.count(one) > 0) continue;
      TRY(const auto file, open(one));
      TRY(auto table, file.load(order_.threads));
      solved_.emplace(one, std::move(table));
    }
    return {};
  }

  Geometry geometry_;
  PlacementsPool pool_;
  const BuildOrder& order_;
  Team& team_;
  std::filesystem::path folder_;
  SolvedTables solved_;
};

}  // namespace

std::vector<TableId> missing_tables(const camelot::RulesBase& rules, const BuildOrder& order) {
  const auto folder = order.folder / folder_of(rules);
  std::vector<TableId> ids = ids_of(Geometry(rules), order);
  const auto stored = [&](const TableId& id) { return is_stored(folder / file_name(id)); };
  ids.erase(std::remove_if(ids.begin(), ids.end(), stored), ids.end());
  return ids;
}

Result<void> build_tables(const camelot::RulesBase& rules, const BuildOrder& order,
                          const std::function<void(const BuildStep&)>& done) {
  Alone alone;
  return build_tables(rules, order, done, alone);
}

Result<void> build_tables(const camelot::RulesBase& rules, const BuildOrder& order,
                          const std::function<void(const BuildStep&)>& done, Team& team) {
  return Builder(rules, order, team).run(done);
}

}  // namespace camlann::tables
