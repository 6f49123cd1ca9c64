#include "game/lesson_faults.hpp"

#include <cstddef>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "games/camelot/definition.hpp"
#include "rules/own_words.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {
namespace {

/// Returns the place of an error inside a text that begins at `start`.
Spot place_within(Spot start, const Error& error) {
  if (error.at.column > 0) start.column += error.at.column - 1;
  return start;
}

std::optional<Error> fault_of_lesson(const VariantInfo& variant, const OwnLesson& lesson,
                                     const camelot::LessonSpots& spots) {
  const auto game = make_game(variant, {}, lesson.fen);
  if (!game) {
    const Error& error = game.error();
    return camelot::definition_error(place_within(spots.position, error),
                                     "the position of a lesson: " + error.what, error.expected);
  }
  if (game->over()) {
    return camelot::definition_error(spots.position, "the game is over in this position",
                                     "a position with a move to find");
  }
  for (std::size_t i = 0; i < lesson.moves.size(); ++i) {
    const auto move = game->read(lesson.moves[i]);
    if (move) continue;
    const Error& error = move.error();
    return camelot::definition_error(
        spots.moves[i], "a move of a lesson: " + error.what,
        error.expected.empty() ? "a move that is legal in its position" : error.expected);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> fault_of_lessons(const VariantInfo& variant, const camelot::PlacedWords& own) {
  for (std::size_t i = 0; i < own.lessons.size(); ++i) {
    if (auto error = fault_of_lesson(variant, own.words.lessons[i], own.lessons[i])) return error;
  }
  return std::nullopt;
}

}  // namespace camlann::inline v1
