#include "server/store/ownership.hpp"

#include <cstdint>
#include <string>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"

namespace camlann::server {

Result<std::int64_t> take_epoch(database::Database& database) {
  std::int64_t epoch = 0;
  const auto done = database.together([&]() -> Result<void> {
    auto raised = database.run("UPDATE owner SET epoch = epoch + 1");
    if (!raised) return raised;
    TRY(const auto taken, database.value<std::int64_t>("SELECT epoch FROM owner"));
    epoch = taken;
    return {};
  });
  TRY_VOID(done);
  return epoch;
}

Result<void> check_epoch(database::Database& database, std::int64_t epoch) {
  TRY(const auto latest,
      database.value<std::int64_t>("SELECT epoch FROM owner" + std::string(database.for_share())));
  if (latest == epoch) return {};
  return failure(ErrorCode::busy, "Another server has taken over these games", {},
                 "epoch " + std::to_string(epoch) + ", found " + std::to_string(latest));
}

}  // namespace camlann::server
