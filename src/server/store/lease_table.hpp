#pragma once
// The table `leases` (doc/formats/database.md): which of several servers has the games, and until
// when. PostgreSQL only. All times are the database's, so that differences between the machines'
// clocks do not matter. After an error the next call reconnects. Not thread-safe.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

class LeaseTable {
 public:
  /// Opens a database in which the table exists.
  [[nodiscard]] static Result<LeaseTable> open(const database::Address& address);

  /// The duration of a lease when it is taken or renewed.
  static constexpr std::chrono::milliseconds lasts{2000};

  struct Lease {
    std::string owner;    // empty: never taken
    std::string address;  // of the owner, for other servers; empty: not reachable
    std::int64_t epoch = 0;
    std::int64_t left = 0;  // milliseconds; 0 or less: expired, or given back

    bool operator==(const Lease&) const = default;
  };
  [[nodiscard]] Result<Lease> look();
  /// Takes an expired lease. Returns the new epoch of this owner, which the database also stores
  /// (ownership.hpp). Ends the former owner's connections and their transactions.
  [[nodiscard]] Result<std::optional<std::int64_t>> take(std::string_view owner,
                                                         std::string_view address);
  /// Renews the lease and returns the owner's current address; nothing if another owner has taken
  /// it.
  [[nodiscard]] Result<std::optional<std::string>> renew(std::string_view owner,
                                                         std::int64_t epoch);
  /// Sets the address for other servers; empty if the owner is not reachable. Does not renew the
  /// lease.
  [[nodiscard]] Result<void> set_address(std::string_view owner, std::int64_t epoch,
                                         std::string_view address);
  /// Gives the lease back: another owner can take it at once.
  [[nodiscard]] Result<void> give_back(std::string_view owner, std::int64_t epoch);

 private:
  explicit LeaseTable(database::Database database) : database_(std::move(database)) {}
  [[nodiscard]] Result<void> end_connections_of(const std::string& owner);

  database::Database database_;
  database::Statement look_;
  database::Statement take_;
  database::Statement renew_;
  database::Statement set_address_;
  database::Statement give_back_;
  database::Statement end_connections_;
};

}  // namespace camlann::server
