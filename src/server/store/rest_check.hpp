#pragma once
// The parts of `camlann check` for all but the games. They only read, on both engines.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// Finds rows that refer to missing rows; tournaments with inconsistent events, a row that differs
/// from the standing after them, or missing games; and chapters of studies that cannot be replayed.
/// Then calls the other two.
[[nodiscard]] Result<void> check_rest(database::Database& database, const Catalog& known,
                                      const GameCheck::Told& told);

/// Checks that each row of rating_history is what its game makes of the ratings before it, and each
/// row of ratings the last of them. Computes with the formulas of this program; other machines may
/// round differently. Leaves out a game if a player has no row for it, because the account was
/// deleted or the player was a guest.
[[nodiscard]] Result<void> check_ratings(database::Database& database, const Catalog& known,
                                         const GameCheck::Told& told);

/// Checks what the columns of all tables can hold (column_rules.hpp), the rules between rows
/// (row_rules.hpp), and texts and names that SQL cannot read. Names at most 20 rows of each table
/// for the columns, and of each other rule.
[[nodiscard]] Result<void> check_tables(database::Database& database, const Catalog& known,
                                        const GameCheck::Told& told);

}  // namespace camlann::server
