#pragma once
// Plays a puzzle on after its first move until the gain is on the board: the solver's best moves
// against the best answers. Part of puzzle_finder. Not thread-safe; deterministic.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_proof.hpp"
#include "rules/move.hpp"
#include "search/score.hpp"

namespace camlann {

/// The other moves that win, at a move that a solver has to find: the most that are accepted.
inline constexpr std::size_t most_others = 7;

/// The moves of a puzzle, from its start.
struct PlayedPuzzle {
  std::vector<Move> line;                      // ends with a move of the solver's
  std::vector<std::vector<std::string>> also;  // for each of the solver's moves in it
  std::vector<Move> then;                      // the demonstration: up to the gain
  Gain gain = Gain::material;
};

/// Returns the moves of both parts of a puzzle from the start.
[[nodiscard]] std::vector<Move> all_moves(const PlayedPuzzle& course);

class PuzzlePlayer {
 public:
  /// `nodes`: of the search for each move. `tables` as in AnalystSettings.
  PuzzlePlayer(const Game& game, std::uint64_t nodes, const std::string& tables);

  /// Returns nothing if the gain does not come onto the board, or if `stop` was set. `first` is of
  /// the start, where one outcome wins.
  [[nodiscard]] std::optional<PlayedPuzzle> play_on(const Game& start, const BestTwo& first,
                                                    const std::atomic<bool>& stop);

 private:
  struct Ply {
    Move move;
    bool solvers = false;
    bool forced = false;              // no other outcome was legal
    std::vector<std::string> others;  // that win as well
    Score won = 0;                    // since the start
  };
  struct Progress {
    std::vector<Ply> plies;
    std::vector<Move> expected;  // by the last search, after these
    Game game;
  };

  void play(Progress& all, Side solver, Ply ply) const;
  /// Adds the best move and its alternatives. False if the win is gone.
  [[nodiscard]] bool add_best(Progress& all, Side solver, const std::atomic<bool>& stop);
  /// True if an outcome of this score is right where the best one has another.
  [[nodiscard]] bool wins_too(Score best, Score score) const;
  /// True if this gain stays won in the expected play.
  [[nodiscard]] bool stands(const Progress& all, Side solver, Score wanted,
                            const std::atomic<bool>& stop);
  [[nodiscard]] static PlayedPuzzle course_of(const std::vector<Ply>& plies, Gain gain);

  PuzzleBounds bounds_;
  PuzzleSearch search_;
};

}  // namespace camlann
