// Brings a database up to date, step by step.
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "database/sqlite.hpp"
#include "server/store/key_store.hpp"
#include "server/store/migrations.hpp"

namespace camlann::server {

Result<void> migrate(sqlite::Database& database, const std::filesystem::path& file) {
  const auto version = database.query_number("PRAGMA user_version");
  if (!version) return Failure(version.error());
  const auto steps = migrations();
  if (*version > static_cast<std::int64_t>(steps.size())) {
    return failure(ErrorCode::io, "the database was written by a newer program", file.string(),
                   "schema version " + std::to_string(steps.size()) + " or lower, found " +
                       std::to_string(*version));
  }
  const auto before = static_cast<std::size_t>(*version);
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
  // What a step has replaced or dropped is gone from the files too. A program that was killed on
  // the way has left the mark.
  const auto marked =
      database.query_number("SELECT count(*) FROM sqlite_schema WHERE name = 'to_be_compacted'");
  if (!marked) return Failure(marked.error());
  if (*marked == 0) return {};
  return database.execute("VACUUM; PRAGMA wal_checkpoint(TRUNCATE); DROP TABLE to_be_compacted;");
}

}  // namespace camlann::server
