#pragma once
// Plays a record with all its variations, a few moves at a time if wanted. Each variation is played
// from its branch: one game walks through all lines, so that the work is that of the moves in the
// text. Used by play_tree() (tree_record.hpp) and by servers, which do it in portions. Not
// thread-safe.

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"

namespace camlann::inline v1 {

class TreePlayer {
 public:
  /// Starts at the current position of a game, whatever start the record has.
  TreePlayer(Record record, const Game& from);

  /// Plays until all lines are played, or until `enough` returns true after a step. Returns true if
  /// more is to be played.
  bool play_on(const std::function<bool()>& enough);
  /// Returns the main line's game and its fault, once it is played; nullptr before.
  [[nodiscard]] const Game* main_line() const { return main_line_ ? &*main_line_ : nullptr; }
  [[nodiscard]] const std::optional<RecordFault>& main_fault() const { return lines_[0].fault; }
  /// Returns the first fault that was found, in the record or in any line; nullptr before.
  [[nodiscard]] const RecordFault* first_fault() const;
  [[nodiscard]] const Record& record() const { return record_; }
  /// Returns the tree, once all is played.
  [[nodiscard]] PlayedTree done() &&;

 private:
  struct Branch {
    std::size_t move = 0;  // that it replaces
    std::size_t line = 0;
  };
  struct Line {
    std::vector<WrittenMove> played;  // up to the first fault
    std::optional<RecordFault> fault;
    std::vector<Branch> branches;
  };
  /// A line with moves on the board.
  struct Open {
    std::size_t line = 0;
    std::size_t on_board = 0;
    std::size_t branches_left = 0;  // once the line is played
    bool played = false;
  };

  [[nodiscard]] const std::vector<RecordMove>& moves_of(std::size_t line) const;
  /// Plays or takes back a move, or opens or closes a line; false at the end.
  bool step();
  void play_next(Open& open);

  Record record_;
  Tree tree_;
  Game game_;
  std::optional<Game> main_line_;
  std::vector<Line> lines_;  // the main line, then the variations
  std::size_t faulted_ = 0;  // the line with the first fault, if there is one
  std::vector<Open> open_;   // each but the first a variation of the one before
};

}  // namespace camlann::inline v1
