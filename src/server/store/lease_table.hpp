#pragma once
// The lease by which one of several servers is the active one (doc/formats/database.md), on
// PostgreSQL only. All times are those of the database, so that the clocks of machines do not
// matter. After an error the next call connects again. Not thread-safe.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/store/schema.hpp"

namespace camlann::server {

class LeaseTable {
 public:
  /// Opens a database in which the table exists, for a program of this schema. Other servers see
  /// the schema if this object is used every few seconds.
  [[nodiscard]] static Result<LeaseTable> open(const database::Address& address,
                                               const SchemaVersion& own = newest_schema());

  /// Time from taking or renewing a lease to its end.
  static constexpr std::chrono::milliseconds lasts{2000};

  struct Lease {
    std::string owner;    // empty: never taken
    std::string address;  // where other servers reach the owner; may be empty
    std::int64_t epoch = 0;
    std::int64_t left = 0;  // milliseconds; 0 or less: expired or given back
    // Why this program must not take it: it is too old for the database, or its upgrade would shut
    // out older servers that are connected. Empty: it may.
    std::string barred = {};  // NOLINT(readability-redundant-member-init)

    bool operator==(const Lease&) const = default;
  };
  [[nodiscard]] Result<Lease> look();
  /// Takes an expired lease and returns its new epoch, which is also that of the database
  /// (Store::own); nothing if it has not expired or this program must not take it. Ends the
  /// connections of the earlier owner.
  [[nodiscard]] Result<std::optional<std::int64_t>> take(std::string_view owner,
                                                         std::string_view address);
  /// Returns the address where others reach this owner; nothing if another server has the lease.
  [[nodiscard]] Result<std::optional<std::string>> renew(std::string_view owner,
                                                         std::int64_t epoch);
  /// Changes the address of the owner, which may be empty. The lease continues.
  [[nodiscard]] Result<void> set_address(std::string_view owner, std::int64_t epoch,
                                         std::string_view address);
  /// Ends the lease, so that it can be taken at once.
  [[nodiscard]] Result<void> give_back(std::string_view owner, std::int64_t epoch);

 private:
  LeaseTable(database::Database database, const SchemaVersion& own)
      : database_(std::move(database)), own_(own) {}
  [[nodiscard]] Result<std::string> reason_against();
  [[nodiscard]] Result<void> end_connections_of(const std::string& owner);

  database::Database database_;
  SchemaVersion own_;
};

}  // namespace camlann::server
