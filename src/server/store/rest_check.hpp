#pragma once
// The part of `camlann check` that looks at what belongs to games: rows that name others, ratings,
// tournaments and studies. Game by game is game_check.hpp.

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/store/game_check.hpp"

namespace camlann::server {

/// Tells of: rows that name a row which is not there; ratings that are not what their last game
/// made of them; tournaments whose events do not follow from each other, whose row is not what they
/// lead to, or whose games are not there; chapters of studies that cannot be replayed. Not: whether
/// ratings are computed as the rules of ratings say, and what leagues and clubs have besides
/// references. Reads alone.
[[nodiscard]] Result<void> check_rest(database::Database& database, const Catalog& known,
                                      const GameCheck::Told& told);

}  // namespace camlann::server
