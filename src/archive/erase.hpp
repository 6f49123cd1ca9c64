#pragma once
// Erases the moves, names and dates of removed games. Their numbers stay, because numbers have no
// gaps. Not thread-safe.

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::archive {

/// Erases every removed game that still has moves, in the current transaction. Its positions in the
/// packed index stay until the file is made again.
[[nodiscard]] Result<void> erase_gone(database::Database& database);

}  // namespace camlann::archive
