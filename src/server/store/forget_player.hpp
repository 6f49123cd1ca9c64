#pragma once
// Changes a player's games after the account is deleted (games without other people are deleted,
// the others lose the player's name) or renamed by a moderator. Called by the stores.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

/// Marks the player's own games as deleted, withdraws the player's invitations, frees the player's
/// seats in those of others, and removes the ratings. In a transaction of the caller.
[[nodiscard]] Result<void> forget_player(database::Database& database, const std::string& player,
                                         Millis at);

/// Gives the player this name in existing games, invitations and clubs. In a transaction of the
/// caller.
[[nodiscard]] Result<void> rename_player(database::Database& database, const std::string& player,
                                         std::string_view name);

}  // namespace camlann::server
