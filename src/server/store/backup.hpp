#pragma once
// Copies of all that a server keeps, while it runs, and back again. A backup is a database like the
// server's own, as it was at one moment, with a table more for the folder of uploads
// (doc/formats/database.md). Used by `camlann backup` and `camlann restore`.

#include <cstdint>
#include <filesystem>
#include <functional>

#include "base/result.hpp"
#include "server/store/log_mark.hpp"

namespace camlann::server {

/// Is told how many bytes of about how many are copied, often; true ends the work, which then
/// fails and leaves nothing behind.
using CopyWatch = std::function<bool(std::uint64_t done, std::uint64_t whole)>;

struct BackupContents {
  std::int64_t games = 0;
  std::int64_t uploads = 0;  // files
  std::uint64_t bytes = 0;
};

/// What a server keeps, and where.
struct KeptFiles {
  std::filesystem::path database;
  std::filesystem::path uploads;  // a folder
  std::filesystem::path archive;  // made again from the two others
};

/// Every step that was told as saved before this was called is in the backup. Nobody waits for it.
/// The file is whole and on the disk when it appears under its name; one that is there already is
/// an error unless it is to be replaced.
[[nodiscard]] Result<BackupContents> back_up(const KeptFiles& kept,
                                             const std::filesystem::path& target, bool replace,
                                             const CopyWatch& watch);

/// Puts a backup, or another sound database of a server, in the place of what is there, which is
/// kept in the folder `aside`. An error, before anything is changed, while a server runs. Where the
/// file is no backup, uploads stay as they are.
[[nodiscard]] Result<BackupContents> restore(const std::filesystem::path& backup,
                                             const KeptFiles& kept,
                                             const std::filesystem::path& aside, MissingLog missing,
                                             const CopyWatch& watch);

}  // namespace camlann::server
