#include "server/store/lease_table.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/store/schema.hpp"
#include "server/store/sql_text.hpp"

namespace camlann::database {

ROW(server::LeaseTable::Lease, "leases", owner, address, epoch, left);

}  // namespace camlann::database

namespace camlann::server {

namespace {

/// Time limit for the end of an earlier owner's connections.
constexpr std::chrono::seconds end_patience{1};
constexpr std::chrono::milliseconds end_pause{5};

}  // namespace

Result<LeaseTable> LeaseTable::open(const database::Address& address, const SchemaVersion& own) {
  const auto shown = address.used_by("schema" + std::to_string(own.version),
                                     [] { return database::MayConnect::yes; });
  TRY(auto database, database::Database::open_shared(shown));
  return LeaseTable(std::move(database), own);
}

Result<LeaseTable::Lease> LeaseTable::look() {
  static const std::string sql =
      with_times("SELECT owner, address, epoch, until-@now FROM leases WHERE name='games'", lasts);
  TRY(auto lease, database_.find<Lease>(sql));
  if (!lease) return failure(ErrorCode::io, "The table of leases has no row");
  TRY(lease->barred, reason_against());
  return std::move(*lease);
}

Result<std::string> LeaseTable::reason_against() {
  TRY(const auto mark, database_.value<std::int64_t>("SELECT version FROM schema_version"));
  const auto found = schema_of(mark);
  if (found.since > own_.version) {
    return "The database has schema version " + std::to_string(found.version) +
           ", for programs of version " + std::to_string(found.since) +
           " or higher; this one has " + std::to_string(own_.version);
  }
  if (found.version >= own_.version || found.since >= own_.since) return std::string();
  // A server that stands still is too old for the database when it wakes up.
  TRY(const auto older,
      database_.value<std::int64_t>(
          "SELECT count(*) FROM pg_stat_activity WHERE datname=current_database() AND "
          "CAST(substring(application_name FROM '^camlann-schema([0-9]+)-') AS BIGINT)<?1 AND "
          "state_change>clock_timestamp()-interval '10 seconds'",
          own_.since));
  if (older == 0) return std::string();
  return "Older servers are connected: the upgrade to schema version " +
         std::to_string(own_.version) + " waits until they are stopped or upgraded";
}

Result<void> LeaseTable::end_connections_of(const std::string& owner) {
  if (owner.empty()) return {};
  const auto name = database::Address::connection_name_of(owner);
  const auto until = std::chrono::steady_clock::now() + end_patience;
  while (true) {
    // All at once: waiting for each takes PostgreSQL at least 100 ms.
    TRY(const auto left, database_.value<std::int64_t>(
                             "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE "
                             "datname=current_database() AND starts_with(application_name, ?1)",
                             name));
    if (left == 0 || std::chrono::steady_clock::now() > until) return {};
    std::this_thread::sleep_for(end_pause);
  }
}

Result<std::optional<std::int64_t>> LeaseTable::take(std::string_view owner,
                                                     std::string_view address) {
  const auto before = look();
  if (!before) return Failure(before.error());
  if (before->left > 0 || !before->barred.empty()) return std::optional<std::int64_t>{};
  // The former owner may hang inside a transaction and hold locks: wait for each connection to end.
  TRY_VOID(end_connections_of(before->owner));
  // If two servers try, one waits for the other and then finds a lease that has not expired.
  static const std::string sql = with_times(
      "WITH taken AS (UPDATE leases SET owner=?1, address=?2, until=@until, "
      "epoch=greatest(epoch, (SELECT max(epoch) FROM owner))+1 "
      "WHERE name='games' AND until<=@now RETURNING epoch) "
      "UPDATE owner SET epoch=taken.epoch FROM taken RETURNING owner.epoch",
      lasts);
  auto epoch = database_.find<std::int64_t>(sql, owner, address);
  if (!epoch || !*epoch) return epoch;
  // And one that it may have made meanwhile. From here on its lease is over by its own clock.
  TRY_VOID(end_connections_of(before->owner));
  return epoch;
}

Result<std::optional<std::string>> LeaseTable::renew(std::string_view owner, std::int64_t epoch) {
  static const std::string sql = with_times(
      "UPDATE leases SET until=@until WHERE name='games' AND owner=?1 AND epoch=?2 "
      "RETURNING address",
      lasts);
  return database_.find<std::string>(sql, owner, epoch);
}

Result<void> LeaseTable::set_address(std::string_view owner, std::int64_t epoch,
                                     std::string_view address) {
  return database_.run("UPDATE leases SET address=?3 WHERE name='games' AND owner=?1 AND epoch=?2",
                       owner, epoch, address);
}

Result<void> LeaseTable::give_back(std::string_view owner, std::int64_t epoch) {
  return database_.run("UPDATE leases SET until=0 WHERE name='games' AND owner=?1 AND epoch=?2",
                       owner, epoch);
}

}  // namespace camlann::server
