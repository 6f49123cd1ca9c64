#pragma once
// What happens to the games of somebody who deletes his account: those he has alone go, those with
// others stay without his name. Called by the SQLite store of accounts.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/clock.hpp"
#include "server/store/sqlite.hpp"

namespace camlann::server {

/// Under which he stays in the games of others.
inline constexpr std::string_view deleted_name = "deleted player";

/// In a transaction of the caller. His own games are marked as deleted, his invitations withdrawn,
/// the seats given back that he has in those of others, and his ratings removed.
[[nodiscard]] Result<void> forget_player(sqlite::Database& database, const std::string& player,
                                         Millis at);

}  // namespace camlann::server
