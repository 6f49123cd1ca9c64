#pragma once
// Computes the seeds of players and the terms of games before a tournament has any.

#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// Returns the terms of the tournament's games; an error unless such games can be created.
[[nodiscard]] Result<GameMeta> game_of(const TournamentMeta& meta, const Catalog& known);

/// Returns the rating for a player's seed; 0 for an unrated player.
[[nodiscard]] Result<int> seed_rating(Store& store, const std::string& player,
                                      const std::string& variant, const play::TimeControl& time);

}  // namespace camlann::server
