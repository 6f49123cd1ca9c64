#pragma once
// Makes a puzzle of a position in which one outcome wins: plays on to the gain, proves it, names
// its themes; and checks puzzles again. Called by the finder and by `camlann puzzles`. Not
// thread-safe; deterministic.

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_course.hpp"
#include "lab/puzzle_proof.hpp"
#include "rules/move.hpp"
#include "search/score.hpp"

namespace camlann {

struct PuzzleEffort {
  std::uint64_t nodes = 200'000;   // of the search for each of the solver's moves
  std::uint64_t deep = 4'000'000;  // of the last search for the first move; 0: none
  bool keeps_lines = false;        // extends no lines
  std::string tables = {};  // NOLINT(readability-redundant-member-init): as in AnalystSettings
};

class PuzzleMaker {
 public:
  PuzzleMaker(const Game& game, const PuzzleEffort& effort);

  /// Returns the two best outcomes by the search that confirms a move; nothing if not one wins.
  [[nodiscard]] std::optional<BestTwo> only_move(const Game& start, const std::atomic<bool>& stop);
  /// Returns a puzzle without id and source; nothing if its gain does not come onto the board, or
  /// if another first move wins as well, by tables. `first` is of only_move().
  [[nodiscard]] std::optional<Puzzle> make(const Game& start, const BestTwo& first,
                                           const std::atomic<bool>& stop);
  /// Searches for a better or another first move with the most nodes, by the hand-written
  /// evaluation, and with a tenth of them by the network of the game; an error, at the puzzle's id,
  /// says which it is.
  [[nodiscard]] Result<void> look_deeper(const Game& start, Puzzle& puzzle,
                                         const std::atomic<bool>& stop);

  [[nodiscard]] bool keeps_lines() const { return effort_.keeps_lines; }

 private:
  PuzzleEffort effort_;
  PuzzleBounds bounds_;
  PuzzleSearch confirm_;
  PuzzlePlayer player_;
  PuzzleProver prover_;
  std::optional<PuzzleSearch> deep_;    // made for the first search
  std::optional<PuzzleSearch> second_;  // by the network, if there is one
};

/// Plays a puzzle on to its gain, and searches for other first moves. An error, which changes
/// nothing, is at the puzzle's id.
[[nodiscard]] Result<void> extend_puzzle(PuzzleMaker& maker, const Game& start, Puzzle& puzzle,
                                         const std::atomic<bool>& stop);

/// Proves a puzzle again, with this number of nodes for each of the solver's moves; an error is at
/// the puzzle's id. ErrorCode::not_found: the tables that proved it are not available.
[[nodiscard]] Result<void> check_puzzle(const Game& start, const Puzzle& puzzle,
                                        std::uint64_t nodes, const std::string& tables,
                                        const std::atomic<bool>& stop);

/// Returns an error unless the moves of a puzzle end with its gain on the board.
[[nodiscard]] Result<void> check_gain(const Game& start, const Puzzle& puzzle);

/// Determines the themes of a puzzle again.
[[nodiscard]] Result<void> name_themes(const Game& start, Puzzle& puzzle);

}  // namespace camlann
