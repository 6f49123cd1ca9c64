#pragma once
// Lets only the process that opened the database last write games (doc/decisions/0021-epochs.md). A
// part of the SQLite store, called inside its transactions.

#include <cstdint>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

class Ownership {
 public:
  /// Takes the next epoch, which locks out all earlier processes. Must be called first. The
  /// database must outlive this.
  [[nodiscard]] Result<void> take(database::Database& database);

  /// Does the same with an epoch already taken by a lease (lease_table.hpp).
  [[nodiscard]] Result<void> hold(database::Database& database, std::int64_t epoch);

  /// Returns an error with code `busy` if another process has taken over; the error is permanent.
  /// Call it in a transaction that blocks other writers, so that the result still holds at the
  /// commit.
  [[nodiscard]] Result<void> check();

  /// Returns the epoch that marks this process's writes; 1 for the first process.
  [[nodiscard]] std::int64_t epoch() const { return epoch_; }

 private:
  std::int64_t epoch_ = 0;
  database::Statement select_;
};

}  // namespace camlann::server
