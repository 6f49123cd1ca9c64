#pragma once
// The schema of the database of both engines: its version, how it is made and how an earlier one is
// upgraded. The tables are in schema_players.hpp and schema_games.hpp.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// Returns the schema version of this program.
[[nodiscard]] std::int64_t newest_schema();
/// Returns the schema version of a database; 0 if it is empty.
[[nodiscard]] Result<std::int64_t> schema_version(database::Database& database);
/// Returns the statements that create the tables of this version.
[[nodiscard]] std::string schema_for(database::Engine engine);
/// Returns the names of the tables, each after those that it refers to.
[[nodiscard]] std::vector<std::string> tables_in_order();

/// Opens a database for a program that is not the server. An error if there is none, it has another
/// schema version or a file lacks its log; makes no file.
[[nodiscard]] Result<database::Database> open_existing_games(const database::Address& address);
/// Returns a statement that writes without changing anything.
[[nodiscard]] std::string touch_statement(const database::Database& database);

/// Makes the tables of an empty database or upgrades an earlier schema, in one transaction. An
/// error, which changes nothing, for a database of a newer program, and for one that is too old.
[[nodiscard]] Result<void> migrate(database::Database& database, const database::Address& address);

}  // namespace camlann::server
