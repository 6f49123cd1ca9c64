#pragma once
// Opens and upgrades the database for the server's store (database_store.hpp).

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/store/log_mark.hpp"

namespace camlann::server {

/// Opens the database as described at open_database_store(), with the checks for a damaged file and
/// a missing log.
[[nodiscard]] Result<database::Database> open_up_to_date(const database::Address& address,
                                                         MissingLog missing);

}  // namespace camlann::server
