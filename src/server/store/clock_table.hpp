#pragma once
// The clock of timed games, and the games that wait for it (doc/formats/database.md). A part of the
// SQLite store, in whose transactions it writes.

#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"

namespace camlann::server {

class ClockTable {
 public:
  /// Before all else. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  [[nodiscard]] Result<Millis> shown();
  /// Never back to less than it showed.
  [[nodiscard]] Result<void> set(Millis shown);
  [[nodiscard]] Result<std::vector<Deadline>> timed();

 private:
  database::Statement shown_, set_, timed_;
};

}  // namespace camlann::server
