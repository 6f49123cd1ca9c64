#pragma once
// Rows of an archive that an older program wrote, as this one has them. For archive/ alone.

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::archive {

/// Makes all rows of `squares` from the boards of the games. Within a transaction.
[[nodiscard]] Result<void> index_squares_anew(database::Database& database);

}  // namespace camlann::archive
