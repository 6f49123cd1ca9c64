#pragma once
// The part of `camlann check` that verifies the data around games: references between rows,
// ratings, tournaments and studies. Each game is checked in game_check.hpp.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// Reports rows that refer to missing rows; ratings that differ from the result of the player's
/// last game; tournaments with inconsistent events, a row that differs from them, or missing games;
/// and chapters of studies that cannot be replayed. Does not recompute ratings by the rating rules,
/// and checks only the references of leagues and clubs. Reads only.
[[nodiscard]] Result<void> check_rest(database::Database& database, const Catalog& known,
                                      const GameCheck::Told& told);

}  // namespace camlann::server
