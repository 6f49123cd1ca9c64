#pragma once
// Updates the games of a player at the end of an account: unshared games are deleted, shared games
// stay without the name. Also renames a player on a host's decision. Called by the SQLite stores.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

/// The name of deleted players in shared games.
inline constexpr std::string_view deleted_name = "deleted player";

/// Marks the player's own games as deleted, withdraws the player's invitations, frees the seats in
/// those of others, and removes the ratings. Call it in a transaction.
[[nodiscard]] Result<void> forget_player(database::Database& database, const std::string& player,
                                         Millis at);

/// Puts this name into existing games, invitations and clubs. Call it in a transaction.
[[nodiscard]] Result<void> rename_player(database::Database& database, const std::string& player,
                                         std::string_view name);

}  // namespace camlann::server
