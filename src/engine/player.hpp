#pragma once
// Who sits at the board in a match: a level, a test opponent, a search with limits, or (from cli/)
// a program that speaks UGI. A player plays one game at a time, on one thread.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/move.hpp"

namespace camlann {

class AnyGame;

class Player {
 public:
  virtual ~Player() = default;

  /// Called before each game. `number` tells the games of a match apart.
  virtual void new_game(std::uint64_t number) = 0;
  /// A legal move for the side to move; an error (a crash, an illegal move, too late) loses the
  /// game.
  [[nodiscard]] virtual Result<Move> choose(const AnyGame& game, const std::atomic<bool>& stop) = 0;
};

/// Makes one player for each thread of a match.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Built-in players from text: "level:5", "greedy", "mcts", "random", or limits of the full search
/// "movetime=100", "nodes=5000", "depth=6", several joined by commas; "mcts,playouts=400",
/// "noise=30", "sight=2", "careless=20", "hash=16" (MiB), "seed=7" and "tables=DIR" may be added.
/// An error lists what is known.
[[nodiscard]] Result<PlayerMaker> parse_player(std::string_view text);

}  // namespace camlann
