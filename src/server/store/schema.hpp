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
#include "server/store/log_mark.hpp"

namespace camlann::server {

/// The version of a schema, and the oldest programs that can use a database of it: `since` is their
/// version. Each step after `since` only added what those programs need not know
/// (doc/decisions/0034-upgrades.md).
struct SchemaVersion {
  std::int64_t version = 0;  // 0: an empty database
  std::int64_t since = 0;

  bool operator==(const SchemaVersion&) const = default;
  /// True if a program of this schema can use the database unchanged.
  [[nodiscard]] bool can_use(const SchemaVersion& database) const {
    return database.version >= version && database.since <= version;
  }
};
/// Returns the one number by which a database stores both, and the other way round.
[[nodiscard]] std::int64_t schema_mark(const SchemaVersion& both);
[[nodiscard]] SchemaVersion schema_of(std::int64_t mark);

/// Returns the schema of this program.
[[nodiscard]] SchemaVersion newest_schema();
/// Returns the schema of a database.
[[nodiscard]] Result<SchemaVersion> schema_version(database::Database& database);
/// Returns an error unless this program can use or upgrade a database of that schema.
[[nodiscard]] Result<void> check_schema(const SchemaVersion& found,
                                        const database::Address& address);
/// Returns the statements that create the tables of this version.
[[nodiscard]] std::string schema_for(database::Engine engine);
/// Returns the names of the tables, each after those that it refers to.
[[nodiscard]] std::vector<std::string> tables_in_order();

/// Opens a database for a program that is not the server. An error if there is none, this program
/// cannot use its schema or a file lacks its log; makes no file.
[[nodiscard]] Result<database::Database> open_existing_games(const database::Address& address);
/// Writes without changing anything.
[[nodiscard]] Result<void> touch(database::Database& database);

/// The statements that lead from the schema before to this one.
struct SchemaStep {
  SchemaVersion to;
  std::string statements;
};
/// Returns all steps of this program, the oldest first.
[[nodiscard]] std::vector<SchemaStep> schema_steps(database::Engine engine);

/// Makes the tables of an empty database or upgrades an earlier schema. Each step is one
/// transaction and excludes other writers, so a step that fails changes nothing and the next start
/// continues there. An error, which changes nothing, for a database of a newer program that this
/// one cannot use, and for one that is too old.
[[nodiscard]] Result<void> migrate(database::Database& database, const database::Address& address);
/// Takes the steps that the database has not taken yet, also while others write.
[[nodiscard]] Result<void> take_steps(database::Database& database,
                                      const std::vector<SchemaStep>& steps);

/// Opens the database of a server, which is brought up to date. Checks the file and its log, and
/// returns the errors of open_database_store().
[[nodiscard]] Result<database::Database> open_up_to_date(const database::Address& address,
                                                         MissingLog missing);

}  // namespace camlann::server
