#pragma once
// The archive as one SQLite file for whoever wants all of it: made when first asked for, on a
// thread of its own, and anew when it is a day old. Kept beside the archive. Thread-safe.

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

/// Some bytes of a copy.
struct CopyPart {
  std::string bytes;
  std::uint64_t next = 0;  // where the part behind this one begins; 0: this is the last one
  std::uint64_t size = 0;  // of the whole copy
  std::string copy;        // which copy it is
};

class ArchiveCopy {
 public:
  static constexpr std::uint64_t bytes_of_part = std::uint64_t{1} << 20;

  /// `archive` is the file to copy. The log must outlive it.
  ArchiveCopy(std::filesystem::path archive, const Log& log);
  ArchiveCopy(const ArchiveCopy&) = delete;
  ArchiveCopy& operator=(const ArchiveCopy&) = delete;
  /// What is being made is given up.
  ~ArchiveCopy();

  /// Reads the disk. `copy` is empty for the beginning, and then as the part before said. Errors:
  /// `busy` while the copy is made; `conflict` where it is another one now, so that its parts do
  /// not fit together; `syntax` for a place behind its end.
  [[nodiscard]] Result<CopyPart> part(std::uint64_t from, std::string_view copy);

 private:
  /// Which copy is there; empty for none.
  [[nodiscard]] std::string there() const;
  [[nodiscard]] bool old() const;
  void begin();
  void make();

  const std::filesystem::path archive_;
  const std::filesystem::path file_;
  const Log log_;
  std::mutex mutex_;  // of the thread
  std::atomic<bool> making_{false};
  std::atomic<bool> ending_{false};
  std::thread thread_;
};

}  // namespace camlann::server
