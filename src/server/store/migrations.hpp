#pragma once
// The schema of the store as numbered steps for each engine. Steps only go forward, and a released
// step is never edited: a change is a new step at the end, in migrations.cpp for SQLite and with
// the same number in postgres_migrations.cpp for PostgreSQL.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// Step i upgrades schema version i to i + 1 (PRAGMA user_version; 0 is an empty file).
[[nodiscard]] std::span<const std::string_view> migrations();

/// PostgreSQL starts with a single step to this version.
inline constexpr std::int64_t postgres_baseline_version = 28;
/// Step i upgrades schema version 28 + i to 29 + i.
[[nodiscard]] std::span<const std::string_view> postgres_migrations();

/// First version with the table of leases, which servers use to find each other.
inline constexpr std::int64_t lease_schema = 32;
/// Returns the schema version of this program, the same for both engines.
[[nodiscard]] std::int64_t newest_schema();
/// Returns the schema version of the database; 0 if it is empty.
[[nodiscard]] Result<std::int64_t> schema_version(database::Database& database);
/// Opens a database for programs other than the server. Returns an error, without creating a file,
/// if there are no games, the version differs or a file lacks its log.
[[nodiscard]] Result<database::Database> open_existing_games(const database::Address& address);
/// Returns a statement that writes to the database without changing any value.
[[nodiscard]] std::string touch_statement(const database::Database& database);

/// Applies the missing steps. Returns an error for a database of a newer program and leaves it
/// unchanged.
[[nodiscard]] Result<void> migrate(database::Database& database, const database::Address& address);

}  // namespace camlann::server
