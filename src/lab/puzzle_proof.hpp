#pragma once
// Tests if a position has exactly one winning outcome: by a search, by proof search and by endgame
// tables. Part of puzzle_finder. Not thread-safe; deterministic.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/analyst.hpp"
#include "engine/table_prober.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
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

/// Searches with a fixed number of nodes.
class PuzzleSearch {
 public:
  PuzzleSearch(const Game& game, std::uint64_t nodes);

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

  /// True if the tables have the values of all outcomes.
  [[nodiscard]] bool has_tables_of(const Game& game);
  /// Returns the kind of proof that `move` wins; `margin` if there is none.
  [[nodiscard]] PuzzleProof prove(const Game& game, Move move, const std::atomic<bool>& stop);

 private:
  [[nodiscard]] bool only_win_in_tables(const Game& game, Move move);

  std::uint64_t nodes_;
  std::unique_ptr<Analyst> analyst_;  // none with more than two players
  std::unique_ptr<TableProber> tables_;
};

}  // namespace camlann
