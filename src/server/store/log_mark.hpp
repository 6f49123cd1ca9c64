#pragma once
// Notices that a database has lost its log, FILE-wal: moves that were acknowledged are in the log
// alone until SQLite takes them over into the file. While a server uses the file, a mark in it says
// so (doc/decisions/0023-a-mark-of-the-log.md). Used by programs that open a database.

#include <cstdint>
#include <filesystem>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// The treatment of a database that has lost its log.
enum class MissingLog : std::uint8_t { refuse, accept };

/// Fails if a server was using the file and its log is missing, if the file is empty, or if only
/// its log exists. Call it before any code opens the database, because that would create an empty
/// log, or remove that of an empty file. Writes nothing.
[[nodiscard]] Result<void> check_log(const std::filesystem::path& file);

/// True if a start can leave reading the whole file to checkup.hpp: the file is large, and its last
/// server has closed it properly. Call it before the database is opened.
[[nodiscard]] bool may_be_read_later(const std::filesystem::path& file);

/// Marks the file as in use by the process of this epoch.
[[nodiscard]] Result<void> mark_in_use(database::Database& database, std::int64_t epoch);
/// Marks the file as complete without its log. Works inside a transaction or alone.
[[nodiscard]] Result<void> mark_closed(database::Database& database);

/// Removes the mark after a crash, for programs other than a server that write to the file: closing
/// the last connection copies the log into the file and removes it. Does nothing while a server
/// runs.
[[nodiscard]] Result<void> settle_mark(database::Database& database,
                                       const std::filesystem::path& file);

}  // namespace camlann::server
