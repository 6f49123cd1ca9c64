#pragma once
// Makes the views of a game that are sent to players and watchers, with their JSON. Used only on
// the games' thread.

#include <cstdint>

#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"

namespace camlann::server {

/// Returns the whole game after `version`, which must have a snapshot.
[[nodiscard]] View view_of(const KeptGame& game, std::int64_t version);
/// Returns the whole current game, with its position and legal moves.
[[nodiscard]] View opened_view_of(const KeptGame& game);
/// Returns the game after `version` without the moves that it already had after version `since`.
/// Both must have a snapshot.
[[nodiscard]] View view_of(const KeptGame& game, std::int64_t version, std::int64_t since);

}  // namespace camlann::server
