#pragma once
// The schema of the SQLite store as numbered steps. Forward only: a step that has been released is
// never edited, a change is a new step behind the last.

#include <filesystem>
#include <span>
#include <string_view>

#include "base/result.hpp"
#include "database/sqlite.hpp"

namespace camlann::server {

/// Step i leads from schema version i to i + 1 (PRAGMA user_version; 0 is an empty file).
[[nodiscard]] std::span<const std::string_view> migrations();

/// Takes the steps that this database lacks. One of a newer program is an error, and is left as it
/// is.
[[nodiscard]] Result<void> migrate(sqlite::Database& database, const std::filesystem::path& file);

}  // namespace camlann::server
