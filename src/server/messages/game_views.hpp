#pragma once
// Views of a game with its past: what a player or a watcher is sent, with its JSON. Only on the
// games' thread.

#include <cstdint>

#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"

namespace camlann::server {

/// The whole game as it was after a version of which there is a moment.
[[nodiscard]] View view_of(const KeptGame& game, std::int64_t version);
/// The whole game as it is, with its position and moves.
[[nodiscard]] View opened_view_of(const KeptGame& game);
/// The first of these without the moves that it had after version `since`, of which there is a
/// moment too.
[[nodiscard]] View view_of(const KeptGame& game, std::int64_t version, std::int64_t since);

}  // namespace camlann::server
