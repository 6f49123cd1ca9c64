#pragma once
// All messages that the page and the packages send or get.

#include <string>

namespace camlann::wire {

/// Returns web/core/src/wire.ts: their types.
[[nodiscard]] std::string typescript_types();
/// Returns web/src/lib/wire_game.ts: schemas that check the messages of a game on arrival.
[[nodiscard]] std::string typescript_game_schemas();
/// Returns web/src/lib/wire.ts: schemas of all other messages from the server.
[[nodiscard]] std::string typescript_schemas();

}  // namespace camlann::wire
