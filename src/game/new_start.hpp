#pragma once
// Checks the start of a new game: everything that makes games asks this, so that no one begins a
// game that is decided before the first move. Thread-safe.

#include "base/result.hpp"
#include "game/game.hpp"

namespace camlann {

/// Returns an error about the rules, with the reason and a line of moves that shows it, if new
/// games with the start and the rules of `game` are refused. The game itself remains playable.
[[nodiscard]] Result<void> check_start(const Game& game);

}  // namespace camlann
