#pragma once
// A puzzle: a position in which one outcome wins, and the moves that follow. File:
// doc/formats/puzzles.md. Created by puzzle_finder.hpp, rated by puzzle_grading.hpp.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"

namespace camlann {

/// The topic of a puzzle: defined in puzzle_themes.hpp.
enum class Theme : std::uint8_t {
  charge,
  fork,
  castle_run,
  sacrifice,
  opposition,
  forced_jump,
  chain,
  support,
  check,
  mate,
};

/// The evidence that the first move wins and no other one does.
enum class PuzzleProof : std::uint8_t {
  tables,  // endgame tables have the value of each outcome, at each of the solver's moves
  search,  // proof search finds no defence; the other outcomes by the margin
  margin,  // a clear margin, confirmed by a search of ten times the nodes
};

/// The result of its line.
enum class Gain : std::uint8_t { castle, capture_all, mate, material };

template <>
struct Words<Theme> {
  static constexpr Word<Theme> table[] = {
      {Theme::charge, "charge"},         {Theme::fork, "fork"},
      {Theme::castle_run, "castle-run"}, {Theme::sacrifice, "sacrifice"},
      {Theme::opposition, "opposition"}, {Theme::forced_jump, "forced-jump"},
      {Theme::chain, "chain"},           {Theme::support, "support"},
      {Theme::check, "check"},           {Theme::mate, "mate"},
  };
};
template <>
struct Words<PuzzleProof> {
  static constexpr Word<PuzzleProof> table[] = {
      {PuzzleProof::tables, "tables"},
      {PuzzleProof::search, "search"},
      {PuzzleProof::margin, "margin"},
  };
};
template <>
struct Words<Gain> {
  static constexpr Word<Gain> table[] = {
      {Gain::castle, "castle"},
      {Gain::capture_all, "capture-all"},
      {Gain::mate, "mate"},
      {Gain::material, "material"},
  };
};

struct Puzzle {
  std::string id;   // "camelot-0001"
  std::string fen;  // the solver to move
  std::string rules;
  std::vector<std::string> line;  // solver, reply, solver, ..; each in full
  /// The other outcomes that win, for each of the solver's moves; empty if there are none.
  std::vector<std::vector<std::string>> also;
  /// The moves after the line, which are only shown, until the gain is on the board.
  std::vector<std::string> then;
  std::vector<Theme> themes;
  std::optional<int> rating;  // on the scale of the levels; nothing before it is graded
  PuzzleProof proof = PuzzleProof::margin;
  std::uint64_t nodes = 0;               // of the search that confirmed each of the solver's moves
  std::optional<std::uint64_t> deepest;  // of the longest search in which only the first move wins
  double margin = 0;  // men between the first move and the best that does not win, at most 20
  std::string source;
  Gain won = Gain::material;

  bool operator==(const Puzzle&) const = default;
};

}  // namespace camlann
