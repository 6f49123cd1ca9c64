#pragma once
// A table as a file (doc/formats/tables.md): blocks of entries, each a zstd frame with its own
// checksum, then a directory. Written by the builder, read by probes. Reading is thread-safe.

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tables/entry.hpp"
#include "tables/material.hpp"
#include "tables/solved.hpp"
#include "tables/solver.hpp"
#include "tables/stored_file.hpp"

namespace camlann::tables {

inline constexpr std::uint32_t block_bytes = 32 * 1024;  // of entries, before compression

struct TableHeader {
  std::string variant;
  std::string rules;
  TableId id;
  int entry_bytes = 1;
  std::array<std::uint64_t, 2> entries{};  // by section; 0 for a missing one
  std::array<Counts, 2> counts{};

  /// Returns the number of blocks of a section.
  [[nodiscard]] std::uint64_t blocks(int section) const;
};

/// Writes the solver's entries and adds its counts to the header. The file has a temporary name
/// until it is complete and synced. Compresses in `threads` threads.
[[nodiscard]] Result<TableHeader> write_table(const std::filesystem::path& path, TableHeader header,
                                              Solver& solver, unsigned threads);

class TableFile {
 public:
  /// Reads and checks the directory; blocks are checked when they are read. Like read_block(),
  /// returns ErrorCode::busy if the bytes are not downloaded yet.
  [[nodiscard]] static Result<TableFile> open(const std::filesystem::path& path);

  [[nodiscard]] const TableHeader& header() const { return header_; }
  [[nodiscard]] const std::filesystem::path& path() const { return stored_.path(); }
  [[nodiscard]] std::uint64_t bytes() const { return stored_.bytes(); }

  /// Replaces `out` by the entries of a block; blocks are numbered through the sections.
  [[nodiscard]] Result<void> read_block(std::uint64_t block, std::vector<std::uint8_t>& out) const;
  /// Return the block of an entry and the entry's place in it.
  [[nodiscard]] std::uint64_t block_of(int section, std::uint64_t index) const;
  [[nodiscard]] Entry entry_in(const std::vector<std::uint8_t>& block, std::uint64_t index) const;

  /// Loads the whole table.
  [[nodiscard]] Result<SolvedTable> load(unsigned threads) const;

 private:
  explicit TableFile(StoredFile stored) : stored_(std::move(stored)) {}
  [[nodiscard]] Result<void> read_directory();
  [[nodiscard]] Failure damaged(const std::string& what) const;

  StoredFile stored_;
  TableHeader header_;
  std::vector<std::uint64_t> offsets_;  // of each block, and the end of the last
};

}  // namespace camlann::tables
