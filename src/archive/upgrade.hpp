#pragma once
// Converts rows of an archive written by an older program. For archive/ alone.

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::archive {

/// Rebuilds all rows of `squares` from the boards of the games. Call within a transaction.
[[nodiscard]] Result<void> index_squares_anew(database::Database& database);

/// Puts the men at the start of each game before its first moves, and leaves the first moves of
/// games with other men than the usual array's out of the tallies (of built-in variants). Call
/// within a transaction.
[[nodiscard]] Result<void> mark_starts(database::Database& database);

}  // namespace camlann::archive
