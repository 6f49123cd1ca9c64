#include "server/store/lease_table.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/store/database_time.hpp"

namespace camlann::server {

namespace {

using database::Statement;

/// The longest wait for the end of a former owner's connections.
constexpr std::chrono::seconds end_patience{1};
constexpr std::chrono::milliseconds end_pause{5};

}  // namespace

Result<LeaseTable> LeaseTable::open(const database::Address& address) {
  auto database = database::Database::open_shared(address);
  if (!database) return Failure(database.error());
  LeaseTable table(std::move(*database));
  const std::pair<Statement*, std::string_view> statements[] = {
      {&table.look_, "SELECT owner, address, epoch, until-@now FROM leases WHERE name='games'"},
      // If two servers try at once, the second waits for the first and then finds a valid lease.
      {&table.take_,
       "WITH taken AS (UPDATE leases SET owner=?1, address=?2, until=@until, "
       "epoch=greatest(epoch, (SELECT max(epoch) FROM owner))+1 "
       "WHERE name='games' AND until<=@now RETURNING epoch) "
       "UPDATE owner SET epoch=taken.epoch FROM taken RETURNING owner.epoch"},
      {&table.renew_,
       "UPDATE leases SET until=@until WHERE name='games' AND owner=?1 AND epoch=?2 "
       "RETURNING address"},
      {&table.set_address_,
       "UPDATE leases SET address=?3 WHERE name='games' AND owner=?1 AND epoch=?2"},
      {&table.give_back_, "UPDATE leases SET until=0 WHERE name='games' AND owner=?1 AND epoch=?2"},
      {&table.end_connections_,
       "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE "
       "datname=current_database() AND starts_with(application_name, ?1)"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = table.database_.prepare(with_times(sql, LeaseTable::lasts));
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return table;
}

Result<LeaseTable::Lease> LeaseTable::look() {
  const auto row = look_.step();
  if (!row) return Failure(row.error());
  if (!*row) return failure(ErrorCode::io, "The table of leases has no row");
  Lease lease{look_.text(0), look_.text(1), look_.number(2), look_.number(3)};
  look_.reset();
  return lease;
}

Result<void> LeaseTable::end_connections_of(const std::string& owner) {
  if (owner.empty()) return {};
  const auto name = database::Address::connection_name_of(owner);
  const auto until = std::chrono::steady_clock::now() + end_patience;
  while (true) {
    // Ends all at once: with a time-out, PostgreSQL would check each one only after 100 ms.
    const auto row = end_connections_.bind(1, name).step();
    if (!row) return Failure(row.error());
    const auto left = *row ? end_connections_.number(0) : 0;
    end_connections_.reset();
    if (left == 0 || std::chrono::steady_clock::now() > until) return {};
    std::this_thread::sleep_for(end_pause);
  }
}

Result<std::optional<std::int64_t>> LeaseTable::take(std::string_view owner,
                                                     std::string_view address) {
  const auto before = look();
  if (!before) return Failure(before.error());
  if (before->left > 0) return std::optional<std::int64_t>{};
  // The former owner may hang inside a transaction and hold locks: wait for each connection to end.
  if (auto ended = end_connections_of(before->owner); !ended) return Failure(ended.error());
  const auto row = take_.bind(1, owner).bind(2, address).step();
  if (!row) return Failure(row.error());
  std::optional<std::int64_t> epoch;
  if (*row) epoch = take_.number(0);
  take_.reset();
  if (!epoch) return epoch;
  // Ends connections made meanwhile. From here on the former owner's lease is over by its own
  // clock.
  if (auto ended = end_connections_of(before->owner); !ended) return Failure(ended.error());
  return epoch;
}

Result<std::optional<std::string>> LeaseTable::renew(std::string_view owner, std::int64_t epoch) {
  const auto row = renew_.bind(1, owner).bind(2, epoch).step();
  if (!row) return Failure(row.error());
  std::optional<std::string> address;
  if (*row) address = renew_.text(0);
  renew_.reset();
  return address;
}

Result<void> LeaseTable::set_address(std::string_view owner, std::int64_t epoch,
                                     std::string_view address) {
  return set_address_.bind(1, owner).bind(2, epoch).bind(3, address).run();
}

Result<void> LeaseTable::give_back(std::string_view owner, std::int64_t epoch) {
  return give_back_.bind(1, owner).bind(2, epoch).run();
}

}  // namespace camlann::server
