#pragma once
// An independent check of the puzzles of data/puzzles, with the plain generators and separate
// searches (win_search.hpp, margin_search.hpp): each of the solver's moves is the only one that
// achieves the puzzle's claim. Includes nothing of src/.

#include <string>
#include <vector>

namespace naive {

/// A line of a file of puzzles, doc/formats/puzzles.md.
struct PuzzleLine {
  std::string id;
  std::string fen;
  std::string rules;
  std::string proof;
  std::vector<std::string> moves;
  std::vector<std::string> also;  // other moves of the solver that win

  /// "camelot-0012" is of camelot.
  [[nodiscard]] std::string variant() const { return id.substr(0, id.rfind('-')); }
};

/// Throws std::runtime_error where the file cannot be read.
[[nodiscard]] std::vector<PuzzleLine> read_puzzle_lines(const std::string& file);

/// From good to bad. A puzzle has the worst that any of the solver's moves has.
enum class Standing {
  confirmed,     // proved to win, and no other move was; or ahead of all others by a man
  close,         // the best move, but not by a man
  undecided,     // not decided within the limit of positions
  equalled,      // at the depth that was reached another move is as good
  contradicted,  // illegal, or loses, or another move wins as well
};
[[nodiscard]] std::string to_text(Standing standing);

struct Effort {
  int proof_positions = 0;   // in each of two questions: does the move win, does another one
  int margin_positions = 0;  // for each of the solver's moves
};

struct PuzzleFinding {
  Standing standing = Standing::confirmed;
  bool proved = false;  // the first move wins by force
  bool alone = false;   // and it is proved that no other does
  int plies = 0;        // the least depth to which a margin was searched; 0 if none was
  int positions = 0;
  std::string what;  // of the move that has the standing, where it is not confirmed
};

[[nodiscard]] PuzzleFinding check_puzzle(const PuzzleLine& puzzle, const Effort& effort);

}  // namespace naive
