#pragma once
// The schema of the store as numbered steps, for each engine. Forward only: a step that has been
// released is never edited, a change is a new step behind the last, in migrations.cpp for SQLite
// and with the same number in postgres_migrations.cpp for PostgreSQL.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// Step i leads from schema version i to i + 1 (PRAGMA user_version; 0 is an empty file).
[[nodiscard]] std::span<const std::string_view> migrations();

/// PostgreSQL begins with one step to this version.
inline constexpr std::int64_t postgres_baseline_version = 28;
/// Step i leads from schema version 28 + i to 29 + i.
[[nodiscard]] std::span<const std::string_view> postgres_migrations();

/// From this version on there is the table of leases, by which servers find each other.
inline constexpr std::int64_t lease_schema = 32;
/// What this program knows; of both engines.
[[nodiscard]] std::int64_t newest_schema();
/// 0: there is nothing yet.
[[nodiscard]] Result<std::int64_t> schema_version(database::Database& database);
/// For a program that is not the server: an error, and no new file, where there are no games or
/// they are of another version, or a file lacks its log.
[[nodiscard]] Result<database::Database> open_existing_games(const database::Address& address);
/// A statement that writes, if only what is there already.
[[nodiscard]] std::string touch_statement(const database::Database& database);

/// Takes the steps that this database lacks. One of a newer program is an error, and is left as it
/// is.
[[nodiscard]] Result<void> migrate(database::Database& database, const database::Address& address);

}  // namespace camlann::server
