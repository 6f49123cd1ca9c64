#pragma once
// A game of the server as a record. Thread-safe.

#include <string>

#include "game/game.hpp"
#include "notation/record.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// `board` is the game as it is played, or as far as it is shown.
[[nodiscard]] Record record_of(const GameMeta& meta, const Game& board);

/// The name of a player in records. Where persons alone play and have given no name, nothing is
/// known of them.
[[nodiscard]] std::string record_name(const GameMeta& meta, const Player& player);

}  // namespace camlann::server
