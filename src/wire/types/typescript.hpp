#pragma once
// All messages that the page and the packages send or get.

#include <string>

namespace camlann::wire {

/// Their types: web/core/src/wire.ts.
[[nodiscard]] std::string typescript_types();
/// These, and what checks those that a game gets from the server: web/src/lib/wire_game.ts.
[[nodiscard]] std::string typescript_game_schemas();
/// Both, and what checks all others from the server: web/src/lib/wire.ts, for other pages.
[[nodiscard]] std::string typescript_schemas();

}  // namespace camlann::wire
