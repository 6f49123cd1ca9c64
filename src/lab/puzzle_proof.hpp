#pragma once
// Tests if a position has exactly one winning outcome: by a search, by proof search and by endgame
// tables. Part of puzzle_finder. Not thread-safe; deterministic.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "engine/table_prober.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {

/// The best two outcomes of a position, for the side to move.
struct BestTwo {
  Score best = 0;
  Score second = 0;          // for a single legal outcome: a loss
  std::vector<Move> course;  // from the best on
  std::vector<Move> lesser;  // from the second on
};

/// The scores that qualify a position as a puzzle, in the unit of the game's evaluation.
struct PuzzleBounds {
  Score man = 100;
  Score wins = 150;    // at or above this score a side counts as winning
  Score open = 100;    // below this score it does not
  Score margin = 150;  // between the best outcome and the next
};
[[nodiscard]] PuzzleBounds puzzle_bounds(const VariantInfo& variant);

/// True if one outcome wins and no other one does.
[[nodiscard]] bool has_one_winner(const BestTwo& two, const PuzzleBounds& bounds);

/// Returns the difference of the two in men, at most 20; a certain win gets the maximum.
[[nodiscard]] double margin_of(const BestTwo& two, const PuzzleBounds& bounds);

struct PuzzleSearchSettings {
  std::uint64_t nodes = 0;
  std::string tables = {};  // NOLINT(readability-redundant-member-init): as in AnalystSettings
  bool network = false;     // evaluates with the program's network, in games that have one
};

/// Searches with a fixed number of nodes.
class PuzzleSearch {
 public:
  PuzzleSearch(const Game& game, const PuzzleSearchSettings& settings);

  /// Returns the best outcomes with their scores, at most `lines` of them; nothing if `stop` was
  /// set, or if the game is over.
  [[nodiscard]] std::vector<Line> best_of(const Game& game, int lines,
                                          const std::atomic<bool>& stop);

  /// Returns nothing if `stop` was set, or if the game is over.
  [[nodiscard]] std::optional<BestTwo> best_two(const Game& game, const std::atomic<bool>& stop);
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  std::uint64_t nodes_;
  std::unique_ptr<Analyst> analyst_;
};

/// Proves wins with certainty where possible.
class PuzzleProver {
 public:
  /// `tables` as in AnalystSettings.
  PuzzleProver(const Game& game, std::uint64_t nodes, const std::string& tables);

  /// Sets the proof to `tables`, and the other winning outcomes. An error, which changes nothing,
  /// at the puzzle's id: ErrorCode::not_found if tables are missing, ErrorCode::conflict if a move
  /// of the line does not win.
  [[nodiscard]] Result<void> prove_by_tables(const Game& start, Puzzle& puzzle);
  /// Returns the kind of proof that `move` wins; `margin` if there is none.
  [[nodiscard]] PuzzleProof prove(const Game& game, Move move, const std::atomic<bool>& stop);

 private:
  /// Returns all outcomes that win, the best first; nothing without tables of the position.
  [[nodiscard]] std::optional<std::vector<WrittenMove>> wins_in_tables(const Game& game);

  std::uint64_t nodes_;
  bool searches_;  // not with more than two players
  AnalystSettings settings_;
  std::unique_ptr<Analyst> analyst_;  // made for the first search
  std::unique_ptr<TableProber> tables_;
};

}  // namespace camlann
