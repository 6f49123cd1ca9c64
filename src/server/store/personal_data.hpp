#pragma once
// Exports a player's data except account, sessions, tokens and games. Called by the SQLite store of
// accounts.

#include <string>

#include "base/result.hpp"
#include "database/database.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// Returns only the player's data; of other players, only their identity.
[[nodiscard]] Result<message::MyThings> personal_data(database::Database& database,
                                                      const std::string& player);

}  // namespace camlann::server
