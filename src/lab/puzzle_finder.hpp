#pragma once
// Finds puzzles in games: positions after a mistake in which one outcome wins, confirmed by a
// search of ten times the nodes, played on until the gain is on the board, and then confirmed by
// a search of many more. Called by `camlann puzzles`. The limits are in doc/formats/puzzles.md.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_candidates.hpp"

namespace camlann {

struct PuzzleOptions {
  int count = 100;  // of the whole file, with those known
  std::uint64_t seed = 1;
  std::uint64_t nodes = 20'000;    // of the search that picks a position; ten times to confirm it
  std::uint64_t deep = 4'000'000;  // of the last search for another first move; 0: none
  int threads = 1;
  std::string tables;  // NOLINT(readability-redundant-member-init)
  int most_games = 100'000;
  int first_number = 1;       // of the new puzzles, at least; they come after those known
  std::vector<Puzzle> known;  // of the same file  NOLINT(readability-redundant-member-init)
};

/// Searches `published` first, then games played by the levels, until the file has enough puzzles,
/// no more alike than puzzle_variety.hpp allows. Returns those known and the new ones. The same
/// options give the same puzzles, whatever the number of threads; if stopped, returns those already
/// found. `on_found` is called after each with all of them.
[[nodiscard]] std::vector<Puzzle> find_puzzles(
    const Game& array, const std::vector<MinedGame>& published, const PuzzleOptions& options,
    const std::atomic<bool>& stop,
    const std::function<void(const std::vector<Puzzle>&)>& on_found = {});

}  // namespace camlann
