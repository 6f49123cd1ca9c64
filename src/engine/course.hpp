#pragma once
// A move with the expected continuation, and its captures and ends in words: the larger half of the
// reasons for a move (why.hpp). Part of why.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {

struct Course {
  std::vector<WrittenMove> moves;  // the first is the move itself
  std::vector<bool> own;           // for each move, true if the first mover's side makes it
  /// Men taken by each move; for moves of others, only men of the first mover's side.
  std::vector<std::size_t> taken;
  bool reversed = false;  // a win by the other rules is a loss
  int sides = 2;
  Verdict verdict;  // running unless the moves lead to the end
  Score score = 0;  // for the player of the first move
};

/// Builds the course of a line in this position, with at least one move.
[[nodiscard]] Course course_of(const Game& game, const Line& line);

/// Returns "takes the enemy castle in two moves"; nothing if the course has no certain end.
[[nodiscard]] std::optional<std::string> end_of(const Course& course);
/// Returns "takes three with a charge", "allows a jump that takes one"; empty if no man is taken.
[[nodiscard]] std::vector<std::string> captures_of(const Course& course);

/// Returns the cost of a course for its player, as a verb phrase; nothing if there is none.
[[nodiscard]] std::optional<std::string> harm_of(const Course& course);
/// Returns the largest expected capture by the other side, even after quiet moves, if the captures
/// of the whole line lose men: "a charge that takes three".
[[nodiscard]] std::optional<std::string> later_loss_of(const Course& course);
/// Returns the men taken minus the men lost over the whole line.
[[nodiscard]] int balance_of(const Course& course);
/// Returns the benefit of a course, as a noun phrase: "a win in two moves", "a charge that takes
/// three".
[[nodiscard]] std::optional<std::string> promise_of(const Course& course);

/// Returns "two", or digits from eleven on.
[[nodiscard]] std::string number_word(std::size_t number);
/// Returns "in two moves".
[[nodiscard]] std::string in_moves(std::size_t moves);

}  // namespace camlann
