#pragma once
// Chances by quick games of the engine against itself, for decisions that must not depend on the
// scale of scores: the swap rule. Blocking; `stop` may be set from any other thread. The game is
// only read.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

#include "game/game.hpp"
#include "rules/move.hpp"

namespace camlann {

struct ChanceOptions {
  int games = 12;             // for each of several first moves a third
  std::uint64_t nodes = 100;  // per move
  int plies = 120;            // longer games count as drawn
  std::uint64_t seed = 1;     // of the mistakes that make the games differ
  // Less is played when it is over; nothing: no limit.
  std::optional<std::chrono::milliseconds> time = std::nullopt;
};

/// Returns the share of the points that the side to move gets, 0 to 1; nothing if not one game has
/// ended. For games of two sides.
[[nodiscard]] std::optional<double> chance_of(const Game& game, const ChanceOptions& options,
                                              const std::atomic<bool>& stop);

/// Returns the move that the swap rule suggests: taking over the first move, if the side to move
/// would get less than half of the points otherwise; or, for the first move, the one of some moves
/// after which both sides get half. Nothing in any other position, and to play on without a swap.
[[nodiscard]] std::optional<Move> fair_move(const Game& game, const ChanceOptions& options,
                                            const std::atomic<bool>& stop);

}  // namespace camlann
