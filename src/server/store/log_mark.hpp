#pragma once
// Notices that a database has lost its log, FILE-wal: moves that were acknowledged are in the log
// alone until SQLite takes them over into the file. While a server uses the file, a mark in it says
// so (doc/decisions/0023-a-mark-of-the-log.md). Used by whoever opens the database of a server.

#include <cstdint>
#include <filesystem>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// What becomes of a database without the log that it should have.
enum class MissingLog : std::uint8_t { refuse, accept };

/// An error if the file was in use by a server and its log is not beside it. To be asked before
/// anything opens the database: that would make an empty log. Nothing is written.
[[nodiscard]] Result<void> check_log(const std::filesystem::path& file);

/// Whether a start need not wait until the whole file was read: it is large, and the server that
/// had it last has closed it with grace. checkup.hpp reads it then. To be asked before anything
/// opens the database.
[[nodiscard]] bool may_be_read_later(const std::filesystem::path& file);

/// The file says from now on that it is in use, by the process of this epoch.
[[nodiscard]] Result<void> mark_in_use(database::Database& database, std::int64_t epoch);
/// The log has nothing that the file will not have. In a transaction, or as one.
[[nodiscard]] Result<void> mark_closed(database::Database& database);

/// After a crash, for programs other than a server that write to the file: what they close last is
/// taken over from the log, which goes. Nothing while a server runs.
[[nodiscard]] Result<void> settle_mark(database::Database& database,
                                       const std::filesystem::path& file);

}  // namespace camlann::server
