#pragma once
// The data of one player except account, sessions, tokens and games, for the export of personal
// data. Called by AccountStore.

#include <string>

#include "base/result.hpp"
#include "database/database.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// Reads only the player's own data; other players appear by their ids.
[[nodiscard]] Result<message::MyThings> personal_data(database::Database& database,
                                                      const std::string& player);

}  // namespace camlann::server
