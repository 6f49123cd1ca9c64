#pragma once
// What the database has of one player besides his account, sessions, tokens and games: what he
// takes along. Called by the SQLite store of accounts.

#include <string>

#include "base/result.hpp"
#include "database/database.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// Only what is his: of others no more than who they are.
[[nodiscard]] Result<message::MyThings> personal_data(database::Database& database,
                                                      const std::string& player);

}  // namespace camlann::server
