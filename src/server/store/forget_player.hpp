#pragma once
// What happens to the games of somebody who deletes his account: those he has alone go, those with
// others stay without his name; and of somebody whom the host renames. Called by the SQLite stores.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

/// Under which he stays in the games of others.
inline constexpr std::string_view deleted_name = "deleted player";

/// In a transaction of the caller. His own games are marked as deleted, his invitations withdrawn,
/// the seats given back that he has in those of others, and his ratings removed.
[[nodiscard]] Result<void> forget_player(database::Database& database, const std::string& player,
                                         Millis at);

/// In a transaction of the caller. He has this name in games, invitations and clubs that are there.
[[nodiscard]] Result<void> rename_player(database::Database& database, const std::string& player,
                                         std::string_view name);

}  // namespace camlann::server
