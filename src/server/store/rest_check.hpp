#pragma once
// The part of `camlann check` for all but the games: references between rows, tournaments and
// studies here, ratings in rating_check.hpp, and the rows of all tables in table_check.hpp.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// Finds rows that refer to missing rows; tournaments with inconsistent events, a row that differs
/// from the standing after them, or missing games; and chapters of studies that cannot be replayed.
/// Then calls the other two. Reads only.
[[nodiscard]] Result<void> check_rest(database::Database& database, const Catalog& known,
                                      const GameCheck::Told& told);

}  // namespace camlann::server
