// Upgrades the schema of a database, step by step.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/core/secret.hpp"
#include "server/store/key_store.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/migrations.hpp"
#include "server/store/postgres_baseline.hpp"

namespace camlann::server {

namespace {

using database::Engine;

/// Compacts the file if a step replaced or dropped data, so that none of it remains in the files.
/// The marker table also covers a program that was killed before it finished.
Result<void> compact(database::Database& database) {
  const auto marked =
      database.query_number("SELECT count(*) FROM sqlite_schema WHERE name = 'to_be_compacted'");
  if (!marked) return Failure(marked.error());
  if (*marked == 0) return {};
  return database.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE); DROP TABLE to_be_compacted;");
}

Result<void> migrate_sqlite(database::Database& database, std::size_t before) {
  const auto steps = migrations();
  if (auto added = add_key_functions(database); !added) return added;
  if (before != 0 && before != steps.size()) {
    const auto mark =
        database.execute("CREATE TABLE IF NOT EXISTS to_be_compacted (mark TEXT) STRICT;");
    if (!mark) return mark;
  }
  for (auto next = before; next < steps.size(); ++next) {
    const auto step = "BEGIN IMMEDIATE;" + std::string(steps[next]) +
                      "PRAGMA user_version = " + std::to_string(next + 1) + ";COMMIT;";
    if (auto done = database.execute(step); !done) {
      (void)database.execute("ROLLBACK");
      return done;
    }
  }
  return compact(database);
}

/// Statements sent together form one transaction. If two processes migrate at once, the second
/// waits for the first and then finds the table.
Result<void> migrate_postgres(database::Database& database, std::int64_t before) {
  if (before == 0) {
    const auto baseline = std::string(postgres_baseline) +
                          "INSERT INTO secrets VALUES ('player-keys', '" +
                          random_name(player_key_secret_length) + "');";
    if (auto done = database.execute(baseline); !done) return done;
    before = postgres_baseline_version;
  }
  const auto steps = postgres_migrations();
  const auto last = postgres_baseline_version + static_cast<std::int64_t>(steps.size());
  if (last != newest_schema()) {  // a test catches this first
    return failure(ErrorCode::io, "This program has a step for SQLite alone");
  }
  for (auto next = before; next < last; ++next) {
    const auto& step = steps[static_cast<std::size_t>(next - postgres_baseline_version)];
    const auto marked =
        std::string(step) + "UPDATE schema_version SET version = " + std::to_string(next + 1) + ";";
    if (auto done = database.execute(marked); !done) return done;
  }
  // Removes the entries of connections that were unused for a week.
  return database.execute(
      "DELETE FROM last_commits WHERE made < extract(epoch FROM now()) - 604800");
}

}  // namespace

std::int64_t newest_schema() {
  return static_cast<std::int64_t>(migrations().size());
}

Result<std::int64_t> schema_version(database::Database& database) {
  if (database.engine() == Engine::sqlite) return database.query_number("PRAGMA user_version");
  auto there = database.query_number(
      "SELECT count(*) FROM pg_class WHERE relname = 'schema_version' AND "
      "relnamespace = current_schema()::regnamespace");
  if (!there || *there == 0) return there;
  return database.query_number("SELECT version FROM schema_version");
}

Result<database::Database> open_existing_games(const database::Address& address) {
  const bool on_server = address.engine() == Engine::postgres;
  std::error_code error;
  if (!on_server && !std::filesystem::is_regular_file(address.file(), error)) {
    return failure(ErrorCode::io, "There are no games here", address.shown(),
                   "the data folder of a server, with --data");
  }
  if (!on_server) {
    if (auto there = check_log(address.file()); !there) return Failure(there.error());
  }
  auto database = database::Database::open(address);
  if (!database) return database;
  const auto version = schema_version(*database);
  if (!version) return Failure(version.error());
  if (on_server && *version == 0) {
    return failure(ErrorCode::io, "There are no games here", address.shown(),
                   "a database that a server has used");
  }
  if (*version == newest_schema()) {
    if (on_server) return database;
    if (auto settled = settle_mark(*database, address.file()); !settled) {
      return Failure(settled.error());
    }
    return database;
  }
  return failure(ErrorCode::io, "This database is of another version", address.shown(),
                 *version < newest_schema() ? "that the server of this version is started once"
                                            : "the newer program that wrote it");
}

std::string touch_statement(const database::Database& database) {
  if (database.engine() == Engine::sqlite) {
    return "PRAGMA user_version = " + std::to_string(newest_schema());
  }
  return "UPDATE schema_version SET version = version";
}

Result<void> migrate(database::Database& database, const database::Address& address) {
  const auto version = schema_version(database);
  if (!version) return Failure(version.error());
  if (*version > newest_schema()) {
    return failure(ErrorCode::io, "the database was written by a newer program", address.shown(),
                   "schema version " + std::to_string(newest_schema()) + " or lower, found " +
                       std::to_string(*version));
  }
  if (database.engine() == Engine::postgres) return migrate_postgres(database, *version);
  return migrate_sqlite(database, static_cast<std::size_t>(*version));
}

}  // namespace camlann::server
