#pragma once
// The players of a match: a level, a test opponent, a search with limits, or (from cli/) a UGI
// program. A player plays one game at a time, on one thread.

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {

enum class FaultKind : std::uint8_t { crash, disconnect, timeout, illegal_move, unreadable };
inline constexpr std::size_t fault_kinds = 5;

template <>
struct Words<FaultKind> {
  static constexpr Word<FaultKind> table[] = {
      {FaultKind::crash, "crash"},           {FaultKind::disconnect, "disconnect"},
      {FaultKind::timeout, "timeout"},       {FaultKind::illegal_move, "illegal-move"},
      {FaultKind::unreadable, "unreadable"},
  };
};

[[nodiscard]] constexpr std::string_view to_text(FaultKind kind) {
  return word_of(kind);
}

/// A reason for losing a game off the board.
struct Fault {
  FaultKind kind{};
  std::string text;  // for people: the player and the fault
};

/// Moves of a game that took longer than their time, but came within the margin.
struct Overruns {
  int moves = 0;
  int longest = 0;  // the most milliseconds over the time

  bool operator==(const Overruns&) const = default;
};

/// The clocks before a move. A player without one has only its limits.
struct PlayerClocks {
  Clock own;
  std::optional<Clock> other;
};

class Player {
 public:
  virtual ~Player() = default;

  /// Called before each game. `number` identifies the game in a match.
  virtual void new_game(std::uint64_t number) = 0;
  /// Called before each choose() of a game with a clock for this player.
  virtual void set_clocks(const PlayerClocks& /*clocks*/) {}
  /// Returns a legal move for the side to move; a fault loses the game.
  [[nodiscard]] virtual tl::expected<Move, Fault> choose(const Game& game,
                                                         const std::atomic<bool>& stop) = 0;
  /// Returns those of the current game.
  [[nodiscard]] virtual Overruns overruns() const { return {}; }
  /// Returns the score of the last chosen move for this player; nothing if it does not judge moves.
  [[nodiscard]] virtual std::optional<Score> score() const { return std::nullopt; }
  /// Returns the time of the last chosen move, if choose() did more than to think.
  [[nodiscard]] virtual std::optional<std::chrono::milliseconds> thought() const {
    return std::nullopt;
  }
};

/// Makes one player for each thread of a match.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Parses a built-in player: "level:5", "greedy", "mcts", "random", or limits of the full search
/// "movetime=100", "nodes=5000", "depth=6", several joined by commas; "mcts,playouts=400",
/// "noise=30", "sight=2", "careless=20", "hash=16" (MiB), "threads=2", "seed=7", "tables=DIR",
/// "evaluation=network", "network=FILE" and "without=killers" may be added; "tc=10+0.1" is a limit
/// by the clock that the match keeps (match_clock.hpp). For games of the variant and rule set of
/// `game`. An error lists the valid choices: the players (unknown_name), or the values of the wrong
/// word.
[[nodiscard]] Result<PlayerMaker> parse_player(std::string_view text, const Game& game);

}  // namespace camlann
