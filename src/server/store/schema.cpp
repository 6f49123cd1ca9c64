#include "server/store/schema.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"  // IWYU pragma: keep, runs statements
#include "rules/verdict.hpp"
#include "server/core/secret.hpp"
#include "server/model/marks.hpp"
#include "server/store/key_store.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/schema_games.hpp"
#include "server/store/schema_players.hpp"
#include "server/store/schema_steps.hpp"
#include "server/store/sql_text.hpp"

namespace camlann::server {

namespace {

using database::Engine;

/// `since` stays from the release of a minor version on.
constexpr SchemaVersion schema{46, 45};
/// The first version with the tables of schema_players.hpp and schema_games.hpp. Versions before
/// were steps of a program that was never released.
constexpr std::int64_t oldest_schema = 32;

/// Returns the tables for both engines, in an order in which each refers only to earlier ones. The
/// text is written for SQLite, except for these words: COUNTER is a number that the engine counts
/// up, WITH ROWID marks SQLite tables that keep a rowid (no primary key, a COUNTER, or large
/// texts), and a PASSING TABLE may be empty after a crash.
std::string schema_tables() {
  return std::string(player_tables) + std::string(game_tables);
}

constexpr std::string_view sqlite_extras = R"sql(
CREATE TRIGGER host_log_is_not_changed BEFORE UPDATE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;
CREATE TRIGGER host_log_is_not_removed BEFORE DELETE ON host_log
  BEGIN SELECT RAISE(ABORT, 'the log of the host only grows'); END;
)sql";

// instr() and json_extract() as SQLite has them; text that is not valid JSON has no values. In
// last_commits each connection notes its last transaction (src/database/postgres_session.cpp).
constexpr std::string_view postgres_extras = R"sql(
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN RAISE EXCEPTION ''the log of the host only grows''; END';
CREATE TRIGGER host_log_is_not_changed BEFORE UPDATE OR DELETE ON host_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE FUNCTION instr(text, text) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS
  'SELECT strpos($1, $2)::bigint';
CREATE FUNCTION json_extract(text, text) RETURNS TEXT LANGUAGE plpgsql IMMUTABLE AS
  'BEGIN
     RETURN $1::json #>> string_to_array(substr($2, 3), ''.'');
   EXCEPTION WHEN data_exception THEN RETURN NULL;
   END';
CREATE TABLE last_commits (
  connection TEXT COLLATE "C" PRIMARY KEY,
  number BIGINT NOT NULL,
  made BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version VALUES (0);
)sql";

/// The step from version 32.
std::string time_zones_for(Engine engine) {
  const std::string_view column = engine == Engine::sqlite
                                      ? "ADD COLUMN zone TEXT NOT NULL DEFAULT '';"
                                      : "ADD COLUMN IF NOT EXISTS zone TEXT COLLATE \"C\" NOT NULL "
                                        "DEFAULT '';";
  return "ALTER TABLE leaves " + std::string(column) + "ALTER TABLE notice_wishes " +
         std::string(column);
}

/// Marks the guests in seats that were written before there was a mark.
std::string mark_guests() {
  const std::string a_guest =
      "FROM seated WHERE game=games.id AND instr(games.seats, ' 0:' || holder) > 0 AND "
      "holder NOT IN (SELECT id FROM accounts) AND "
      "(holder NOT IN (SELECT player FROM former_accounts) OR instr(games.seats, '" +
      std::string(deleted_name) + "') = 0)";
  const std::string one_seat =
      "UPDATE games SET seats=(SELECT replace(games.seats, ' 0:' || holder, ' guest:' || "
      "holder) " +
      a_guest + " LIMIT 1) WHERE EXISTS (SELECT 1 " + a_guest + ");";
  std::string all;
  for (unsigned seat = 0; seat < most_seats; ++seat) all += one_seat;
  return all +
         "UPDATE invitations SET seats=replace(seats, ' 0:' || host, ' guest:' || host) "
         "WHERE phase='waiting' AND host NOT IN (SELECT id FROM accounts);";
}

/// The step from version 33. Tokens keep what they permitted before, bots play guests, and seats
/// get the mark of guests.
std::string step_to_34(Engine engine) {
  return replaced(
             "ALTER TABLE tokens ADD scopes TEXT NOT NULL DEFAULT 'read play challenge account';"
             "ALTER TABLE accounts ADD guests INTEGER NOT NULL DEFAULT 0 CHECK (guests IN (0, 1));"
             "UPDATE accounts SET guests=1 WHERE kind='bot';"
             "CREATE INDEX IF NOT EXISTS games_unfinished ON games (created, id)"
             " WHERE reason IS NULL AND deleted IS NULL;"
             "CREATE INDEX IF NOT EXISTS invitations_of_game ON invitations (game)"
             " WHERE game IS NOT NULL;",
             engine == Engine::sqlite ? Replacements{{" ADD ", " ADD COLUMN "}}
                                      : Replacements{{" ADD ", " ADD COLUMN IF NOT EXISTS "},
                                                     {" INTEGER", " BIGINT"},
                                                     {" TEXT", " TEXT COLLATE \"C\""}}) +
         mark_guests();
}

/// The step from version 34. Programs before cannot read the ends of games that tournaments give.
std::string step_to_35(Engine engine) {
  const std::string add = engine == Engine::sqlite ? "ADD COLUMN" : "ADD COLUMN IF NOT EXISTS";
  const std::string number = engine == Engine::sqlite ? "INTEGER" : "BIGINT";
  return "ALTER TABLE games " + add + " corrected " + number +
         ";"
         "CREATE INDEX IF NOT EXISTS games_corrected ON games (corrected)"
         " WHERE corrected IS NOT NULL;"
         "CREATE INDEX IF NOT EXISTS rating_history_of_game ON rating_history (game);" +
         widened_notices(engine, "'turn', 'low', 'challenge', 'round', 'result'");
}

/// The number at this place of "live BASE INCREMENT DELAY".
std::string number_of_time(Engine engine, int place) {
  const auto at = std::to_string(place);
  return engine == Engine::sqlite ? "json_extract('[' || replace(substr(time, 6), ' ', ',') || "
                                    "']', '$[" +
                                        at + "]')"
                                  : "split_part(substr(time, 6), ' ', " + at + " + 1)::BIGINT";
}

/// Turns the time control of a table from a text into numbers.
std::string time_in_columns(Engine engine, std::string_view table) {
  return replaced(
      "ALTER TABLE @ ADD COLUMN days INTEGER NOT NULL DEFAULT 0 CHECK (days >= 0);"
      "ALTER TABLE @ ADD COLUMN base INTEGER NOT NULL DEFAULT 0"
      " CHECK (base >= 0 AND (base = 0 OR days = 0));"
      "ALTER TABLE @ ADD COLUMN increment INTEGER NOT NULL DEFAULT 0 CHECK (increment >= 0);"
      "ALTER TABLE @ ADD COLUMN delay INTEGER NOT NULL DEFAULT 0 CHECK (delay >= 0);"
      "UPDATE @ SET days = CAST(substr(time, 6) AS INTEGER) WHERE time LIKE 'days %';"
      "UPDATE @ SET base = " +
          number_of_time(engine, 0) + ", increment = " + number_of_time(engine, 1) +
          ", delay = " + number_of_time(engine, 2) +
          " WHERE time LIKE 'live %';"
          "ALTER TABLE @ DROP COLUMN time;",
      {{"@", table}, {" INTEGER", engine == Engine::sqlite ? " INTEGER" : " BIGINT"}});
}

/// Turns lines into a list as JSON, and words with commas between them, too.
constexpr std::string_view lists_as_json =
    "UPDATE tournament_events SET with_it = CASE with_it WHEN '' THEN '[]' ELSE '[\"' || "
    "replace(replace(replace(substr(with_it, 1, length(with_it) - 1), '\\', '\\\\'), "
    "'\"', '\\\"'), '\n', '\",\"') || '\"]' END;"
    "UPDATE notice_wishes SET"
    " no_push = CASE no_push WHEN '' THEN '[]' ELSE"
    " '[\"' || replace(no_push, ',', '\",\"') || '\"]' END,"
    " no_mail = CASE no_mail WHEN '' THEN '[]' ELSE"
    " '[\"' || replace(no_mail, ',', '\",\"') || '\"]' END;";

/// The step from version 35.
std::string step_to_36(Engine engine) {
  std::string all = "DROP INDEX games_of_days;";
  for (const auto table : {"leagues", "tournaments", "games", "invitations"}) {
    all += time_in_columns(engine, table);
  }
  return all +
         "ALTER TABLE games DROP COLUMN request;"
         "CREATE INDEX games_of_days ON games (deadline)"
         " WHERE deadline IS NOT NULL AND shared = 1 AND days > 0;" +
         std::string(lists_as_json);
}

/// The step from version 36: other directors of events, the log of them all, and texts about
/// tournaments. Programs before know only one director, and would leave the events of a deleted
/// account without one.
std::string step_to_37(Engine engine) {
  const std::string tables =
      "CREATE TABLE IF NOT EXISTS directors (kind TEXT NOT NULL CHECK (kind IN ('tournament', "
      "'league', 'club')), event TEXT NOT NULL, player TEXT NOT NULL, place INTEGER NOT NULL CHECK "
      "(place >= 1), name TEXT NOT NULL, PRIMARY KEY (kind, event, player));"
      "CREATE INDEX IF NOT EXISTS directors_of_player ON directors (player);"
      "CREATE TABLE IF NOT EXISTS director_log (kind TEXT NOT NULL CHECK (kind IN ('tournament', "
      "'league', 'club')), event TEXT NOT NULL, number INTEGER NOT NULL CHECK (number >= 1), "
      "at INTEGER NOT NULL, act TEXT NOT NULL, by TEXT NOT NULL, by_name TEXT NOT NULL, "
      "about TEXT NOT NULL, about_name TEXT NOT NULL, round INTEGER NOT NULL CHECK (round >= 0), "
      "board INTEGER NOT NULL CHECK (board >= 0), result TEXT NOT NULL, "
      "PRIMARY KEY (kind, event, number));"
      "CREATE INDEX IF NOT EXISTS director_log_by ON director_log (by) WHERE by <> '';"
      "CREATE INDEX IF NOT EXISTS director_log_about ON director_log (about) WHERE about <> '';"
      "ALTER TABLE tournaments ADD about TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE tournaments ADD prizes TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE tournaments ADD contact TEXT NOT NULL DEFAULT '';";
  return replaced(tables,
                  engine == Engine::sqlite
                      ? Replacements{{"));CREATE INDEX", ")) STRICT, WITHOUT ROWID;CREATE INDEX"},
                                     {" ADD ", " ADD COLUMN "}}
                      : Replacements{{" ADD ", " ADD COLUMN IF NOT EXISTS "},
                                     {" INTEGER", " BIGINT"},
                                     {" TEXT", " TEXT COLLATE \"C\""}});
}

/// The step from version 37. Programs before would not delete these rows with their account.
std::string step_to_38(Engine engine) {
  return replaced(
      "CREATE TABLE IF NOT EXISTS progress (player TEXT NOT NULL, part TEXT NOT NULL, "
      "version INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (player, part))END;",
      engine == Engine::sqlite
          ? Replacements{{"END", " STRICT, WITHOUT ROWID"}}
          : Replacements{{"END", ""}, {" INTEGER", " BIGINT"}, {" TEXT", " TEXT COLLATE \"C\""}});
}

/// The step from version 38. Programs before do not know the word that the log has for a change.
std::string step_to_39(Engine engine) {
  return replaced(
      "CREATE TABLE IF NOT EXISTS site_settings (setting TEXT PRIMARY KEY, "
      "text TEXT NOT NULL)END;",
      engine == Engine::sqlite ? Replacements{{"END", " STRICT, WITHOUT ROWID"}}
                               : Replacements{{"END", ""}, {" TEXT", " TEXT COLLATE \"C\""}});
}

/// A database stores `since` * base + `version`, or only the version if both are equal.
constexpr std::int64_t mark_base = 1000;
/// Longest wait of a step for the tables. Statements that need them wait behind it, and a server
/// that cannot take the step leaves the games to another.
constexpr std::string_view step_patience = "SET LOCAL lock_timeout = '3s'";

std::string set_version(Engine engine, const SchemaVersion& to) {
  return (engine == Engine::sqlite ? "PRAGMA user_version = "
                                   : "UPDATE schema_version SET version = ") +
         std::to_string(schema_mark(to)) + ";";
}

/// Statements that are sent to PostgreSQL together are one transaction. Of two processes, one waits
/// for the other and then finds the table.
Result<void> in_one(database::Database& database, const std::string& statements) {
  if (database.engine() == Engine::postgres) return database.execute(statements);
  auto done = database.execute("BEGIN IMMEDIATE;" + statements + "COMMIT;");
  if (!done) (void)database.execute("ROLLBACK");
  return done;
}

/// Does nothing if another process was faster.
Result<void> take_step(database::Database& database, const SchemaStep& step) {
  TRY(const auto found, schema_version(database));
  if (found.version >= step.to.version) return {};
  if (database.engine() == Engine::postgres) {
    TRY_VOID(database.execute(step_patience));
  }
  return database.execute(step.statements + set_version(database.engine(), step.to));
}

}  // namespace

std::string schema_for(Engine engine) {
  if (engine == Engine::sqlite) {
    return replaced(schema_tables(), {{"\n);", "\n) STRICT, WITHOUT ROWID;"},
                                      {") WITH ROWID;", ") STRICT;"},
                                      {" COUNTER", " INTEGER PRIMARY KEY"},
                                      {"PASSING TABLE", "TABLE"}}) +
           std::string(sqlite_extras);
  }
  return replaced(schema_tables(),
                  {{") WITH ROWID;", ");"},
                   {" INTEGER", " BIGINT"},
                   {" REAL", " DOUBLE PRECISION"},
                   {" TEXT", " TEXT COLLATE \"C\""},
                   {" COUNTER", " BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"},
                   {"since DESC, game)", "since, game)"},
                   {"PASSING TABLE", "UNLOGGED TABLE"}}) +
         std::string(postgres_extras);
}

std::vector<std::string> tables_in_order() {
  constexpr std::string_view mark = "TABLE ";
  const std::string tables = schema_tables();
  std::vector<std::string> names;
  for (auto at = tables.find(mark); at != std::string::npos; at = tables.find(mark, at + 1)) {
    const auto begin = at + mark.size();
    names.emplace_back(tables.substr(begin, tables.find(' ', begin) - begin));
  }
  return names;
}

std::int64_t schema_mark(const SchemaVersion& both) {
  const auto& [version, since] = both;
  return since == version ? version : since * mark_base + version;
}

SchemaVersion schema_of(std::int64_t mark) {
  return {mark % mark_base, mark < mark_base ? mark : mark / mark_base};
}

SchemaVersion newest_schema() {
  return schema;
}

std::vector<SchemaStep> schema_steps(Engine engine) {
  return {{{33, 33}, time_zones_for(engine)}, {{34, 34}, step_to_34(engine)},
          {{35, 35}, step_to_35(engine)},     {{36, 36}, step_to_36(engine)},
          {{37, 37}, step_to_37(engine)},     {{38, 38}, step_to_38(engine)},
          {{39, 39}, step_to_39(engine)},     {{40, 40}, step_to_40(engine)},
          {{41, 41}, step_to_41(engine)},     {{42, 42}, step_to_42(engine)},
          {{43, 43}, step_to_43(engine)},     {{44, 44}, step_to_44(engine)},
          {{45, 45}, step_to_45(engine)},     {schema, step_to_46(engine)}};
}

Result<SchemaVersion> schema_version(database::Database& database) {
  if (database.engine() == Engine::sqlite) {
    TRY(const auto mark, database.query_number("PRAGMA user_version"));
    return schema_of(mark);
  }
  TRY(const auto tables,
      database.query_number("SELECT count(*) FROM pg_class WHERE relname = 'schema_version' AND "
                            "relnamespace = current_schema()::regnamespace"));
  if (tables == 0) return SchemaVersion{};
  TRY(const auto mark, database.query_number("SELECT version FROM schema_version"));
  return schema_of(mark);
}

Result<void> check_schema(const SchemaVersion& found, const database::Address& address) {
  if (found.since > schema.version) {
    return failure(ErrorCode::io, "the database was written by a newer program", address.shown(),
                   "schema version " + std::to_string(schema.version) + " or lower, found " +
                       std::to_string(found.version) + ", which needs a program of version " +
                       std::to_string(found.since) + " or higher");
  }
  if (found.version == 0 || found.version >= oldest_schema) return {};
  return failure(
      ErrorCode::io, "the database was written by a program that is too old", address.shown(),
      "schema version " + std::to_string(oldest_schema) + " or higher, found " +
          std::to_string(found.version) + ": start the last program before this one on it, once");
}

Result<database::Database> open_existing_games(const database::Address& address) {
  const bool on_server = address.engine() == Engine::postgres;
  std::error_code error;
  if (!on_server && !std::filesystem::is_regular_file(address.file(), error)) {
    return failure(ErrorCode::io, "There are no games here", address.shown(),
                   "the data folder of a server, with --data");
  }
  if (!on_server) {
    TRY_VOID(check_log(address.file()));
  }
  auto database = database::Database::open(address);
  if (!database) return database;
  TRY(const auto found, schema_version(*database));
  if (on_server && found.version == 0) {
    return failure(ErrorCode::io, "There are no games here", address.shown(),
                   "a database that a server has used");
  }
  if (schema.can_use(found)) {
    if (on_server) return database;
    TRY_VOID(settle_mark(*database, address.file()));
    return database;
  }
  return failure(ErrorCode::io, "This database is of another version", address.shown(),
                 found.version < schema.version ? "that the server of this version is started once"
                                                : "the newer program that wrote it");
}

Result<void> touch(database::Database& database) {
  if (database.engine() == Engine::postgres) {
    return database.run("UPDATE schema_version SET version = version");
  }
  // A newer program may have written another mark.
  TRY(const auto mark, database.query_number("PRAGMA user_version"));
  return database.execute("PRAGMA user_version = " + std::to_string(mark));
}

Result<void> take_steps(database::Database& database, const std::vector<SchemaStep>& steps) {
  for (const auto& step : steps) {
    TRY(const auto found, schema_version(database));
    if (found.version >= step.to.version) continue;
    TRY_VOID(database.together([&] { return take_step(database, step); }));
  }
  return {};
}

Result<void> migrate(database::Database& database, const database::Address& address) {
  TRY(const auto found, schema_version(database));
  TRY_VOID(check_schema(found, address));
  const auto engine = database.engine();
  if (found.version == 0) {
    const auto secret = random_name(player_key_secret_length);
    return in_one(database, schema_for(engine) + "INSERT INTO secrets VALUES ('player-keys', '" +
                                secret + "');" + set_version(engine, schema));
  }
  TRY_VOID(take_steps(database, schema_steps(engine)));
  if (engine == Engine::sqlite) return {};
  // Removes the rows of connections without use for a week.
  return database.execute(
      "DELETE FROM last_commits WHERE made < extract(epoch FROM now()) - 604800");
}

namespace {

Result<database::Database> open_up_to_date_file(const database::Address& address,
                                                MissingLog missing) {
  const auto& file = address.file();
  if (missing == MissingLog::refuse) {
    TRY_VOID(check_log(file));
  }
  const bool later = may_be_read_later(file);
  auto database = database::Database::open(address);
  if (!database) return database;
  const auto set_up = database->execute(
      "PRAGMA busy_timeout = 2000;"
      "PRAGMA journal_mode = WAL;"
      "PRAGMA synchronous = FULL;"
      "PRAGMA secure_delete = ON;"
      "PRAGMA foreign_keys = OFF;");  // until the tables are what they shall be
  // Damage may prevent the settings already, and is reported as damage.
  TRY_VOID(later ? Result<void>() : database::check_sound(*database, file));
  if (!set_up) return Failure(set_up.error());
  TRY_VOID(migrate(*database, address));
  if (auto on = database->execute("PRAGMA foreign_keys = ON;"); !on) return Failure(on.error());
  return database;
}

/// Upgrades of the schema may take long: they run on a separate connection without time-outs.
Result<database::Database> open_on_server(const database::Address& address) {
  auto unhurried = database::Database::open(address);
  if (!unhurried) return unhurried;
  TRY_VOID(unhurried->take_time());
  TRY_VOID(migrate(*unhurried, address));
  return database::Database::open(address);
}

}  // namespace

Result<database::Database> open_up_to_date(const database::Address& address, MissingLog missing) {
  return address.engine() == database::Engine::sqlite ? open_up_to_date_file(address, missing)
                                                      : open_on_server(address);
}

}  // namespace camlann::server
