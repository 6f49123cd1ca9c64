#pragma once
// Copies of all that a server keeps, while it runs, and back again. A backup is a database like the
// server's own, a snapshot of it, with one more table for the folder of uploads
// (doc/formats/database.md). Used by `camlann backup` and `camlann restore`.

#include <cstdint>
#include <filesystem>
#include <functional>

#include "base/result.hpp"
#include "server/store/log_mark.hpp"

namespace camlann::server {

/// Receives the number of bytes copied and the approximate total, often. Returns true to cancel the
/// work, which then fails and leaves nothing behind.
using CopyWatch = std::function<bool(std::uint64_t done, std::uint64_t whole)>;

struct BackupContents {
  std::int64_t games = 0;
  std::int64_t uploads = 0;  // files
  std::uint64_t bytes = 0;
};

/// The places of a server's data.
struct KeptFiles {
  std::filesystem::path database;
  std::filesystem::path uploads;  // a folder
  std::filesystem::path archive;  // rebuilt from the other two
};

/// Makes a backup with each step that was acknowledged before this call. Does not block the server.
/// The file is complete and on the disk when it appears under its name; an existing file is an
/// error unless it may be replaced.
[[nodiscard]] Result<BackupContents> back_up(const KeptFiles& kept,
                                             const std::filesystem::path& target, bool replace,
                                             const CopyWatch& watch);

/// Replaces a server's data with a backup, or another undamaged database of a server, and upgrades
/// its schema. Keeps the old data in the folder `aside`. An error, before any change, while a
/// server runs. Does not change the uploads if the file is no backup.
[[nodiscard]] Result<BackupContents> restore(const std::filesystem::path& backup,
                                             const KeptFiles& kept,
                                             const std::filesystem::path& aside, MissingLog missing,
                                             const CopyWatch& watch);

}  // namespace camlann::server
