#pragma once
// Copies all data of a running server, and restores it. A backup is a database like the server's,
// at one moment, with one more table for the folder of uploads (doc/formats/database.md). Used by
// `camlann backup` and `camlann restore`.

#include <cstdint>
#include <filesystem>
#include <functional>

#include "base/result.hpp"
#include "server/store/log_mark.hpp"

namespace camlann::server {

/// Receives the number of bytes copied and the estimated total, often. If it returns true, the work
/// stops, fails and leaves nothing behind.
using CopyWatch = std::function<bool(std::uint64_t done, std::uint64_t whole)>;

struct BackupContents {
  std::int64_t games = 0;
  std::int64_t uploads = 0;  // files
  std::uint64_t bytes = 0;
};

/// The locations of a server's data.
struct KeptFiles {
  std::filesystem::path database;
  std::filesystem::path uploads;  // a folder
  std::filesystem::path archive;  // rebuilt from the other two
};

/// Backs up all steps that were acknowledged before the call, without blocking the server. The file
/// is complete and on disk when it appears under its name; an existing file is an error unless it
/// is to be replaced.
[[nodiscard]] Result<BackupContents> back_up(const KeptFiles& kept,
                                             const std::filesystem::path& target, bool replace,
                                             const CopyWatch& watch);

/// Replaces the data by a backup or another sound database of a server, and keeps the old data in
/// the folder `aside`. Fails, before it changes anything, while a server runs. If the file is not a
/// backup, uploads stay unchanged.
[[nodiscard]] Result<BackupContents> restore(const std::filesystem::path& backup,
                                             const KeptFiles& kept,
                                             const std::filesystem::path& aside, MissingLog missing,
                                             const CopyWatch& watch);

}  // namespace camlann::server
