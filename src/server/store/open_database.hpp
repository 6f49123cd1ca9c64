#pragma once
// Opens the database of a server for its store (store.hpp), which is brought up to date.

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "server/store/log_mark.hpp"

namespace camlann::server {

/// Checks the file and its log, and returns the errors of open_database_store().
[[nodiscard]] Result<database::Database> open_up_to_date(const database::Address& address,
                                                         MissingLog missing);

}  // namespace camlann::server
