#pragma once
// Stores accounts in the SQLite file of the games, on a second connection. Opened by serve(); used
// by one thread.

#include <memory>

#include "base/result.hpp"
#include "database/address.hpp"
#include "server/store/account_store.hpp"

namespace camlann::server {

/// Opens a database that open_database_store() has brought up to date.
[[nodiscard]] Result<std::unique_ptr<AccountStore>> open_database_account_store(
    const database::Address& address);

}  // namespace camlann::server
