#pragma once
// Detects that a database has lost its log, FILE-wal: acknowledged moves are only in the log until
// SQLite copies them into the file. While a server uses the file, it carries a mark
// (doc/decisions/0023-a-mark-of-the-log.md). Used by all code that opens a server's database.

#include <cstdint>
#include <filesystem>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// The reaction to a database without the log that it should have.
enum class MissingLog : std::uint8_t { refuse, accept };

/// Fails if a server was using the file and its log is missing. Call it before any code opens the
/// database, because that would create an empty log. Writes nothing.
[[nodiscard]] Result<void> check_log(const std::filesystem::path& file);

/// True if a start may skip reading the whole file: it is large, and the last server closed it
/// properly. checkup.hpp reads it later. Call it before any code opens the database.
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
