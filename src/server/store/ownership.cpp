#include "server/store/ownership.hpp"

#include <cstdint>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

Result<void> Ownership::take(database::Database& database) {
  if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun;
  auto done = database.execute("UPDATE owner SET epoch = epoch + 1");
  const auto taken = database.query_number("SELECT epoch FROM owner");
  if (done && !taken) done = Failure(taken.error());
  if (done) done = database.execute("COMMIT");
  if (!done) {
    (void)database.execute("ROLLBACK");
    return done;
  }
  return hold(database, *taken);
}

Result<void> Ownership::hold(database::Database& database, std::int64_t epoch) {
  epoch_ = epoch;
  auto select = database.prepare("SELECT epoch FROM owner" + std::string(database.for_share()));
  if (!select) return Failure(select.error());
  select_ = std::move(*select);
  return {};
}

Result<void> Ownership::check() {
  const auto row = select_.step();
  if (!row) return Failure(row.error());
  const auto latest = *row ? select_.number(0) : 0;
  select_.reset();
  if (latest == epoch_) return {};
  return failure(ErrorCode::busy, "Another server has taken over these games", {},
                 "epoch " + std::to_string(epoch_) + ", found " + std::to_string(latest));
}

}  // namespace camlann::server
