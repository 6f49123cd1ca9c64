#pragma once
// Makes the record of a game on the server. Thread-safe.

#include <string>

#include "notation/record.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// `state` is the game, or the part of it that is shown.
[[nodiscard]] Record record_of(const GameMeta& meta, const GameState& state);

/// Returns a player's name for records, "Ann (guest)" without an account. Without a given name it
/// is "Guest" or "Player", or "?" in games between people on one screen.
[[nodiscard]] std::string record_name(const GameMeta& meta, const Player& player);

}  // namespace camlann::server
