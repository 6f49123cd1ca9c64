#pragma once
// Opens the database of a server for its store (database_store.hpp), which is brought up to date.

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/store/log_mark.hpp"

namespace camlann::server {

/// As open_database_store() says: what may be wrong with a file, and its log, are looked at here.
[[nodiscard]] Result<database::Database> open_up_to_date(const database::Address& address,
                                                         MissingLog missing);

}  // namespace camlann::server
