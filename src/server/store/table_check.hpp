#pragma once
// The part of `camlann check` for the rows of all tables, by the rules of table_rules.hpp and by
// what can be computed from other rows: names as they are compared, scores, and the change of
// ratings by each game. On both engines.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// `now` is the time of the check: rows of a later day are faults. Reads only.
[[nodiscard]] Result<void> check_tables(database::Database& database, const Catalog& known,
                                        Millis now, const GameCheck::Told& told);

}  // namespace camlann::server
