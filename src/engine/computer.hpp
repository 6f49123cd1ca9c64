#pragma once
// The computer as an opponent for people: ten levels, draw offers, resignation, hints. Called by
// the server's workers and by terminal play. Not thread-safe: one Computer for one game at a time;
// `stop` may be set from any thread and takes effect within 10 ms.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/analyst.hpp"
#include "engine/why.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {

inline constexpr int min_level = 1;
inline constexpr int max_level = 10;

/// The search settings of a level: node limits rather than time, so that it plays equally well on a
/// phone and on a server.
struct Level {
  Limits limits;
  Handicap handicap;
};

/// Returns the settings of `level`, clamped to 1..10; `fit` is the game's.
[[nodiscard]] Level level_settings(int level, const LevelFit& fit);

struct ComputerOptions {
  int level = 5;
  bool may_resign = false;  // allowed by the person
  std::uint64_t seed = 1;   // makes weak levels err differently in each game
  std::size_t table_bytes = std::size_t{16} << 20;
  /// The folder of endgame tables for the highest level, hints and draws; or empty.
  std::string tables = {};  // NOLINT(readability-redundant-member-init): {.level = 3} leaves it out
  std::optional<Limits> limits = std::nullopt;  // instead of those of the level (tests, matches)
  int parts = 1;  // divides the time for moves and hints, when other work is waiting
};

struct Reply {
  std::optional<Move> move;  // nothing if the game is over
  bool offers_draw = false;  // together with the move
  bool resigns = false;      // instead of the move, which is set nevertheless
  bool claims_draw = false;  // instead of the move: Game::can_claim_draw() and no better option
  Score score = 0;           // for the side to move
  int depth = 0;
  std::uint64_t nodes = 0;
};

struct Hint {
  Move move;
  Score score = 0;
  int depth = 0;
};

class Computer {
 public:
  explicit Computer(const ComputerOptions& options = {});
  ~Computer();
  Computer(Computer&&) noexcept;
  Computer& operator=(Computer&&) noexcept;

  /// Returns a move for the side to move. If stopped early, it is still legal.
  [[nodiscard]] Reply choose(const Game& game, const std::atomic<bool>& stop = never_stopped);

  /// True if the computer, on seat `own`, accepts the draw offered to it.
  [[nodiscard]] bool accepts_draw(const Game& game, Seat own,
                                  const std::atomic<bool>& stop = never_stopped);

  /// Returns the best move for the side to move, at full strength within about a second; nothing if
  /// the game is over.
  [[nodiscard]] std::optional<Hint> hint(const Game& game,
                                         const std::atomic<bool>& stop = never_stopped);

  /// Explains the best move and, if given, a legal `move`: up to six searches like that of a hint.
  /// Returns nothing if the game is over or the search was stopped.
  [[nodiscard]] std::optional<Whys> why(const Game& game, std::optional<Move> move = std::nullopt,
                                        const std::atomic<bool>& stop = never_stopped);

 private:
  // Returns the move that the swap rule suggests, by chances (chances.hpp).
  [[nodiscard]] std::optional<Move> by_swap_rule(const Game& game,
                                                 const std::atomic<bool>& stop) const;
  // Discards the analysts of another variant or rule set.
  void sit_down(const Game& game);
  Analyst& player(const Game& game);
  Analyst& adviser(const Game& game);
  // Returns the score for the side to move from a short search at full strength, without
  // repetitions.
  Score judge(const Game& game, const std::atomic<bool>& stop);
  // The same for a seat that is not on turn; nothing if it has no move.
  std::optional<Score> judge_for(const Game& game, Seat seat, const std::atomic<bool>& stop);

  ComputerOptions options_;
  std::string rules_;                 // variant and rule set of the analysts
  std::shared_ptr<const void> file_;  // the variant's file, if any; the analysts point into it
  std::unique_ptr<Analyst> player_;   // of the level
  std::unique_ptr<Analyst> adviser_;  // without handicap, for hints and draws
};

}  // namespace camlann::inline v1
