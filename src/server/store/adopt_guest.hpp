#pragma once
// Moves a guest's games and data to an account that exists already. The rules of ownership for the
// guest's rows are in this file alone. Called by the SQLite store, within its transaction.

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/store/adoption.hpp"

namespace camlann::server {

/// Moves the guest's rows. A game, an invitation or a tournament with both players in it stays
/// unchanged, and so do the account's ratings and the games that the guest has deleted. Refuses,
/// and changes nothing, if the account lacks room for the games.
[[nodiscard]] Result<Adopted> adopt_guest(database::Database& database, const Adoption& adoption);

}  // namespace camlann::server
