#pragma once
// Finds puzzles in games: a mistake made it possible, one outcome wins, a search of ten times the
// nodes agrees. Called by `camlann puzzles`. The numbers are in doc/formats/puzzles.md.

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

/// Those of `published` first, then of games that the levels play, until there are enough. The same
/// options give the same puzzles, whatever the threads; when stopped, those found so far.
/// `on_found` is called after each.
[[nodiscard]] std::vector<Puzzle> find_puzzles(const Game& array,
                                               const std::vector<MinedGame>& published,
                                               const PuzzleOptions& options,
                                               const std::atomic<bool>& stop,
                                               const std::function<void()>& on_found = {});

/// Proves a puzzle again, with this many nodes for each of the solver's moves; the error is at the
/// puzzle's id. ErrorCode::not_found: the tables by which it was proved are not here.
[[nodiscard]] Result<void> check_puzzle(const Game& start, const Puzzle& puzzle,
                                        std::uint64_t nodes, const std::string& tables,
                                        const std::atomic<bool>& stop);

/// Says anew what a puzzle is about, after a search with this many nodes for what follows its line.
[[nodiscard]] Result<void> name_themes(const Game& start, Puzzle& puzzle, std::uint64_t nodes,
                                       const std::atomic<bool>& stop);

}  // namespace camlann
