#pragma once
// Changes a player's rows after a guest has made an account, and after an account is deleted or
// renamed by a moderator. Called by the stores. Where a player may have thousands of rows,
// transactions of a few change them, because other connections wait for each.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"

namespace camlann::server {

/// Withdraws the player's invitations, frees the player's seats in those of others, and removes
/// ratings, bonds, memberships and settings. In a transaction of the caller, which makes the player
/// one of `former_accounts`; update_traces() does the rest.
[[nodiscard]] Result<void> forget_player(database::Database& database, const std::string& player);

/// Gives the player this name in waiting invitations, clubs, leagues and what they direct. In a
/// transaction of the caller; update_traces() does the rest.
[[nodiscard]] Result<void> rename_in_lists(database::Database& database, const std::string& player,
                                           std::string_view name);

/// Gives the player this name everywhere. In a transaction of the caller.
[[nodiscard]] Result<void> rename_player(database::Database& database, const std::string& player,
                                         std::string_view name);

/// Gives the seats that an account has taken as a guest, and its places in tournaments, its name.
/// If the account was deleted, takes its name from all seats, marks its own games as deleted and
/// removes its chat and studies. Makes many short transactions; another call continues after a
/// failure. Does nothing for a guest.
[[nodiscard]] Result<void> update_traces(database::Database& database, const std::string& player);

}  // namespace camlann::server
