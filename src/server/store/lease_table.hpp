#pragma once
// The table `leases` (doc/formats/database.md): which of several servers has the games, until when.
// PostgreSQL's alone. All times are those of the database, so that the clocks of machines do not
// matter. After an error the next call connects again. Not thread-safe.

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
  /// The table must be there.
  [[nodiscard]] static Result<LeaseTable> open(const database::Address& address);

  /// So long a lease lasts when it is taken or renewed.
  static constexpr std::chrono::milliseconds lasts{2000};

  struct Lease {
    std::string owner;    // empty: nobody has had it yet
    std::string address;  // by which other servers reach the owner; empty: by none
    std::int64_t epoch = 0;
    std::int64_t left = 0;  // milliseconds; 0 or less: it has run out, or was given back

    bool operator==(const Lease&) const = default;
  };
  [[nodiscard]] Result<Lease> look();
  /// Where it has run out: the epoch that this owner has now, which is that of the database too
  /// (ownership.hpp). What an earlier one had under way is ended, and its connections with it.
  [[nodiscard]] Result<std::optional<std::int64_t>> take(std::string_view owner,
                                                         std::string_view address);
  /// The address by which others reach this owner now. Nothing: somebody else has taken it.
  [[nodiscard]] Result<std::optional<std::string>> renew(std::string_view owner,
                                                         std::int64_t epoch);
  /// The address by which that owner can be reached from now on; empty: by none. Its lease goes on.
  [[nodiscard]] Result<void> set_address(std::string_view owner, std::int64_t epoch,
                                         std::string_view address);
  /// It can be taken at once.
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
