#pragma once
// The clock of timed games, and the games that wait for it (doc/formats/database.md). Part of the
// SQLite store; writes inside the store's transactions.

#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"

namespace camlann::server {

class ClockTable {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  [[nodiscard]] Result<Millis> shown();
  /// Sets the clock; never moves it backwards.
  [[nodiscard]] Result<void> set(Millis shown);
  [[nodiscard]] Result<std::vector<Deadline>> timed();

 private:
  database::Statement shown_, set_, timed_;
};

}  // namespace camlann::server
