#include "server/store/open_database.hpp"

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/schema.hpp"

namespace camlann::server {

namespace {

using database::Database;

Result<Database> open_file(const database::Address& address, MissingLog missing) {
  const auto& file = address.file();
  if (missing == MissingLog::refuse) {
    TRY_VOID(check_log(file));
  }
  const bool later = may_be_read_later(file);
  auto database = Database::open(address);
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
Result<Database> open_on_server(const database::Address& address) {
  auto unhurried = Database::open(address);
  if (!unhurried) return unhurried;
  TRY_VOID(unhurried->take_time());
  TRY_VOID(migrate(*unhurried, address));
  return Database::open(address);
}

}  // namespace

Result<Database> open_up_to_date(const database::Address& address, MissingLog missing) {
  return address.engine() == database::Engine::sqlite ? open_file(address, missing)
                                                      : open_on_server(address);
}

}  // namespace camlann::server
