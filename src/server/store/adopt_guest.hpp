#pragma once
// Gives a guest's games to an existing account: decides for each of the guest's rows if the account
// gets it. Called by Store in a transaction.

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/store/adoption.hpp"

namespace camlann::server {

/// Moves a few games, the unfinished ones first; with the last of them all else, and the guest no
/// longer exists. So what is left after a crash is still the guest's, and can be moved later.
/// Changes no game, invitation or tournament in which both have a place, nor the account's ratings
/// and the guest's deleted games. Refuses, and changes nothing, if the account would have too many
/// games.
[[nodiscard]] Result<Adopted> adopt_guest(database::Database& database, const Adoption& adoption);

}  // namespace camlann::server
