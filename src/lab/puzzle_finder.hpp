#pragma once
// Finds puzzles in games: positions after a mistake in which one outcome wins, confirmed by a
// search of ten times the nodes. Called by `camlann puzzles`. The limits are in
// doc/formats/puzzles.md.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_candidates.hpp"

namespace camlann {

struct PuzzleOptions {
  int count = 100;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 20'000;  // of the search that picks a position; ten times to confirm it
  int threads = 1;
  std::string tables;  // NOLINT(readability-redundant-member-init)
  int most_games = 100'000;
};

/// Searches `published` first, then games played by the levels, until enough puzzles are found. The
/// same options give the same puzzles, whatever the number of threads; if stopped, returns those
/// already found. `on_found` is called after each.
[[nodiscard]] std::vector<Puzzle> find_puzzles(const Game& array,
                                               const std::vector<MinedGame>& published,
                                               const PuzzleOptions& options,
                                               const std::atomic<bool>& stop,
                                               const std::function<void()>& on_found = {});

/// Proves a puzzle again, with this number of nodes for each of the solver's moves; an error is at
/// the puzzle's id. ErrorCode::not_found: the tables that proved it are not available.
[[nodiscard]] Result<void> check_puzzle(const Game& start, const Puzzle& puzzle,
                                        std::uint64_t nodes, const std::string& tables,
                                        const std::atomic<bool>& stop);

/// Determines the themes of a puzzle again, with a search of this number of nodes for the
/// continuation of its line.
[[nodiscard]] Result<void> name_themes(const Game& start, Puzzle& puzzle, std::uint64_t nodes,
                                       const std::atomic<bool>& stop);

}  // namespace camlann
