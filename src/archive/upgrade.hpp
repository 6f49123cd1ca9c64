#pragma once
// Converts rows of an archive written by an older program. For archive/ alone.

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::archive {

/// Rebuilds all rows of `squares` from the boards of the games. Call within a transaction.
[[nodiscard]] Result<void> index_squares_anew(database::Database& database);

}  // namespace camlann::archive
