#pragma once
// Who may write games: the process that opened the database last (doc/decisions/0021-epochs.md). A
// part of the SQLite store, in whose transactions it looks.

#include <cstdint>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

class Ownership {
 public:
  /// Takes the next epoch, by which every process before is shut out. Before all else. The database
  /// must outlive this.
  [[nodiscard]] Result<void> take(database::Database& database);

  /// The same with an epoch that was taken already, by a lease (lease_table.hpp).
  [[nodiscard]] Result<void> hold(database::Database& database, std::int64_t epoch);

  /// An error of the code `busy` once another process has taken over: whoever asks again finds it.
  /// In a transaction that nobody can write beside, so that it still holds at the commit.
  [[nodiscard]] Result<void> check();

  /// What is written here is marked with; 1 for the first process.
  [[nodiscard]] std::int64_t epoch() const { return epoch_; }

 private:
  std::int64_t epoch_ = 0;
  database::Statement select_;
};

}  // namespace camlann::server
