#pragma once
// Computes the seeds of players and the terms of games before a tournament has any.

#include <optional>
#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

/// Returns the terms of the tournament's games; an error unless such games can be created.
[[nodiscard]] Result<GameMeta> game_of(const TournamentMeta& meta, const Catalog& known);

/// Returns the mark of the giver of a display for a seat at this board, from 1; nothing for others.
[[nodiscard]] std::optional<play::GivenDisplay> display_at(const tournament::Terms& terms,
                                                           const std::string& player, int board);

/// Returns the rating for a player's seed; 0 for an unrated player.
[[nodiscard]] Result<int> seed_rating(Store& store, const std::string& player,
                                      const std::string& variant, const play::TimeControl& time);

}  // namespace camlann::server
