#pragma once
// The part of `camlann check` for the rows of all tables: what their columns can hold
// (column_rules.hpp), the rules between rows (row_rules.hpp), and texts and names that SQL cannot
// read. rating_check.hpp computes ratings again. On both engines.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// Names at most 20 rows of each table for the columns, and of each other rule. Reads only.
[[nodiscard]] Result<void> check_tables(database::Database& database, const Catalog& known,
                                        const GameCheck::Told& told);

}  // namespace camlann::server
