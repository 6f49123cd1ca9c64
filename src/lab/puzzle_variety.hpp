#pragma once
// Keeps the puzzles of a file different: by their patterns, by the men on the board, by the number
// of moves. Called by the finder and by `camlann puzzles`. The rules are in doc/formats/puzzles.md.
// Not thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann {

/// The part of a game, by the men on the board.
enum class Phase : std::uint8_t { opening, middle, ending };

/// Returns the part of a game with this number of men.
[[nodiscard]] Phase phase_of(const VariantInfo& variant, std::size_t men);

/// The properties in which puzzles are alike or differ.
struct PuzzleTraits {
  std::string manner;   // of the first move: man, vector, kind, men taken; and the gain
  std::string pattern;  // of the first move: man, squares up to symmetry; the gain; the last move
  Phase phase{};
  bool full = false;    // hardly a man is missing, in Camblam
  bool single = false;  // the solver has one move to find
  bool greedy = false;  // which is a capture, and simply the longest
  Move first{};
  std::vector<PieceOn> pieces;
};

/// Returns the traits of a puzzle; an error if its moves are not legal.
[[nodiscard]] Result<PuzzleTraits> traits_of(const Game& start, const Puzzle& puzzle);

class PuzzleVariety {
 public:
  /// `wanted`: the number of puzzles of the whole file.
  explicit PuzzleVariety(std::size_t wanted) : wanted_(wanted) {}

  /// Returns why such a puzzle may not be added; nothing if it may.
  [[nodiscard]] std::optional<std::string> refusal(const PuzzleTraits& traits) const;
  /// True if no puzzle with this number of men may be added.
  [[nodiscard]] bool is_complete(const VariantInfo& variant, std::size_t men) const;
  void add(const PuzzleTraits& traits);
  /// Returns the parts of a game that have too few puzzles.
  [[nodiscard]] std::vector<std::string> shortages() const;

 private:
  [[nodiscard]] bool is_full(Phase phase) const;

  std::size_t wanted_;
  std::size_t singles_ = 0;
  std::size_t greedy_ = 0;
  std::size_t full_ = 0;
  std::array<std::size_t, 3> phases_{};
  std::map<std::string, std::size_t> patterns_;
  std::map<std::string, std::size_t> manners_;
  std::vector<PuzzleTraits> kept_;
};

}  // namespace camlann
