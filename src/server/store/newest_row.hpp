#pragma once
// The newest of the rows that show whether the wall clock may be wrong: core/clock_jumps.hpp.

#include <optional>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

/// Returns when, up to `until`, a game last ended or was deleted, or an invitation was last made;
/// nothing if none was. No other row of that time is much newer.
[[nodiscard]] inline Result<std::optional<Millis>> newest_row(database::Database& database,
                                                              Millis until) {
  return database.value<std::optional<Millis>>(
      "SELECT max(at) FROM ("
      "SELECT max(updated) AS at FROM games WHERE reason IS NOT NULL AND updated<=?1 UNION ALL "
      "SELECT max(deleted) FROM games WHERE deleted IS NOT NULL AND deleted<=?1 UNION ALL "
      "SELECT max(created) FROM invitations WHERE phase='waiting' AND created<=?1) AS newest",
      until);
}

}  // namespace camlann::server
