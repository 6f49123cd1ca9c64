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

/// The schema version of this program.
[[nodiscard]] std::int64_t newest_schema();
/// 0 for an empty database.
[[nodiscard]] Result<std::int64_t> schema_version(database::Database& database);
/// The statements that make an empty database of this version.
[[nodiscard]] std::string schema_for(database::Engine engine);
/// The names of the tables in an order in which each refers only to earlier ones.
[[nodiscard]] std::vector<std::string> tables_in_order();

/// Opens a database for a program that is not the server. An error if there is none, it has another
/// schema version or a file lacks its log; makes no file.
[[nodiscard]] Result<database::Database> open_existing_games(const database::Address& address);
/// A statement that writes without changing anything.
[[nodiscard]] std::string touch_statement(const database::Database& database);

/// Makes the tables of an empty database or upgrades an earlier schema, in one transaction. An
/// error, which changes nothing, for a database of a newer program, and for one that is too old.
[[nodiscard]] Result<void> migrate(database::Database& database, const database::Address& address);

}  // namespace camlann::server
