#pragma once
// The archive as one SQLite file for download. Made on demand by a separate thread, and again when
// it is a day old. Kept next to the archive. Thread-safe.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "base/result.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

class DiskWatch;

/// One part of a copy.
struct CopyPart {
  std::string bytes;
  std::uint64_t next = 0;  // offset of the next part; 0 after the last one
  std::uint64_t size = 0;  // of the whole copy
  std::string copy;        // id of the copy
};

/// Returns the file of the copy of this archive.
[[nodiscard]] std::filesystem::path copy_beside(const std::filesystem::path& archive);

class ArchiveCopy {
 public:
  static constexpr std::uint64_t bytes_of_part = std::uint64_t{1} << 20;

  /// `archive` is the file to copy; `removals` counts the removals of games from it. Both must
  /// outlive this, and the log, and `disk`, if given. Where it has no room, nothing is copied.
  ArchiveCopy(std::filesystem::path archive, const std::atomic<int>& removals, const Log& log,
              const DiskWatch* disk = nullptr);
  ArchiveCopy(const ArchiveCopy&) = delete;
  ArchiveCopy& operator=(const ArchiveCopy&) = delete;
  /// Cancels the copy in progress.
  ~ArchiveCopy();

  /// Reads a part from disk. `copy` is empty for the first part, then the id from the part before.
  /// Errors: `busy` while the copy is made, or if there is none and no room for it; `conflict` if a
  /// newer copy has replaced it, so its parts do not fit together; `syntax` if the offset is past
  /// the end.
  [[nodiscard]] Result<CopyPart> part(std::uint64_t from, std::string_view copy);

 private:
  /// Returns the id of the current copy; empty if there is none.
  [[nodiscard]] std::string there() const;
  [[nodiscard]] bool old() const;
  [[nodiscard]] bool has_room() const;
  void begin();
  void make();

  const std::filesystem::path archive_;
  const std::filesystem::path file_;
  const std::atomic<int>& removals_;
  const Log log_;
  const DiskWatch* const disk_;
  std::mutex mutex_;  // guards thread_
  std::atomic<bool> making_{false};
  std::atomic<bool> ending_{false};
  std::thread thread_;
};

}  // namespace camlann::server
