#pragma once
// A game before it is made: from what somebody wishes to what never changes in it. Thread-safe.

#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "rules/verdict.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// The game that is wished for, but for id, player and time, with its names and texts as the
/// catalog writes them.
[[nodiscard]] Result<GameMeta> new_game_meta(const NewGame& wish, Seat by_lot,
                                             const Catalog& known);

/// Half of the names that are given to games give White.
[[nodiscard]] Seat lot(std::string_view id);

/// What follows from who sits where: opponent, level, colour.
void describe_seats(GameMeta& meta);

}  // namespace camlann::server
