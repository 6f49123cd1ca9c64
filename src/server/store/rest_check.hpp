#pragma once
// The part of `camlann check` for references between rows, ratings, tournaments and studies.
// game_check.hpp checks the games.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// Finds rows that refer to missing rows; ratings that differ from those after the last game;
/// tournaments with inconsistent events, a row that differs from the standing after them, or
/// missing games; and chapters of studies that cannot be replayed. table_check.hpp checks the rest.
/// Reads only.
[[nodiscard]] Result<void> check_rest(database::Database& database, const Catalog& known,
                                      const GameCheck::Told& told);

}  // namespace camlann::server
