#pragma once
// The part of `camlann check` for ratings: each row of rating_history must be what its game makes
// of the ratings before it, and each row of ratings the last of them. On both engines.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// Computes with the formulas of this program; other machines may round differently. A game is left
/// out if a player has no row for it, because the account was deleted or the player was a guest.
/// Reads only.
[[nodiscard]] Result<void> check_ratings(database::Database& database, const Catalog& known,
                                         const GameCheck::Told& told);

}  // namespace camlann::server
