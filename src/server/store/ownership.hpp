#pragma once
// Which process may write games: the one that took the last epoch (doc/decisions/0021-epochs.md). A
// part of Store.

#include <cstdint>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// Takes the next epoch, which shuts out every earlier process.
[[nodiscard]] Result<std::int64_t> take_epoch(database::Database& database);

/// Returns an error with the code `busy` once another process has taken over, and from then on.
/// Call it in a transaction that excludes other writers, so that it still holds at the commit.
[[nodiscard]] Result<void> check_epoch(database::Database& database, std::int64_t epoch);

}  // namespace camlann::server
