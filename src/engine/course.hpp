#pragma once
// A move together with what a search expects to follow it, and what that means for captures and
// ends, in words: the larger half of the reasons for a move (why.hpp). Part of why.

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
  std::vector<bool> own;           // of each, whether a seat of the first mover's side makes it
  /// Of each, men; of others' moves, those of the first mover's side.
  std::vector<std::size_t> taken;
  bool reversed = false;  // winning by the rest of the rules is losing
  int sides = 2;
  Verdict verdict;  // running unless they lead to the end
  Score score = 0;  // for the player of the first
};

/// Of a line that was found in this position, with at least one move.
[[nodiscard]] Course course_of(const Game& game, const Line& line);

/// "takes the enemy castle in two moves"; nothing if the course is not known to end.
[[nodiscard]] std::optional<std::string> end_of(const Course& course);
/// "takes three with a charge", "allows a jump that takes one"; none if nothing is taken.
[[nodiscard]] std::vector<std::string> captures_of(const Course& course);

/// What a course costs its player, a verb and what belongs to it, if anything to speak of.
[[nodiscard]] std::optional<std::string> harm_of(const Course& course);
/// The greatest capture that the other side is expected to make, also behind quiet moves, where all
/// captures of the line together cost men: "a charge that takes three".
[[nodiscard]] std::optional<std::string> later_loss_of(const Course& course);
/// Men taken less men lost on the whole line.
[[nodiscard]] int balance_of(const Course& course);
/// What it brings, as a thing: "a win in two moves", "a charge that takes three".
[[nodiscard]] std::optional<std::string> promise_of(const Course& course);

/// "in two moves".
[[nodiscard]] std::string in_moves(std::size_t moves);

}  // namespace camlann
