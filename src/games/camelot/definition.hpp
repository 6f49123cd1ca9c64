#pragma once
// Variants defined by users: reads a text (doc/formats/variant.md) into boards, arrays and rules
// like the built-in ones. For games of two on squares. Called by game/catalog.hpp when a program or
// page starts. Values and pure functions.

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"
#include "rules/own_words.hpp"

namespace camlann::camelot {

/// Limits of a text.
inline constexpr std::size_t most_defined_men = 20;  // per side, as in Chivalry: with more, a jump
                                                     // may have millions of outcomes
inline constexpr std::size_t most_defined_variants = 64;
inline constexpr std::size_t most_definition_bytes = std::size_t{256} * 1024;
inline constexpr std::size_t most_id_length = 32;
inline constexpr std::size_t most_name_length = 40;
inline constexpr std::size_t most_note_length = 400;
inline constexpr std::size_t most_arrays = 8;
inline constexpr std::size_t most_paragraphs = 40;
inline constexpr std::size_t most_paragraph_length = 1000;
inline constexpr std::size_t most_lessons = 40;
inline constexpr std::size_t most_title_length = 60;
inline constexpr std::size_t most_task_length = 400;
inline constexpr std::size_t most_lesson_moves = 20;

/// The places of a lesson in its text.
struct LessonSpots {
  Spot title;
  Spot position;
  std::vector<Spot> moves;
};

/// The words of the author, and the places of each lesson.
struct PlacedWords {
  OwnWords words;
  std::vector<LessonSpots> lessons;
};

/// A variant with all data that it points to. Its rule set is called "default".
struct Definition {
  Definition() = default;
  Definition(const Definition&) = delete;
  Definition& operator=(const Definition&) = delete;

  std::string id;
  std::string name;
  std::string array;
  std::deque<std::string> other_arrays;  // these two with their names: addresses are stable
  std::deque<std::string> array_names;
  std::vector<std::string_view> listed_arrays;
  std::vector<std::string_view> listed_array_names;
  std::vector<std::string> notes;
  std::vector<std::string_view> listed_notes;
  std::shared_ptr<const PlacedWords> own;  // not null
  std::string_view covered[1];             // by the rule set
  NamedRuleSet rules;
  Weights weights;
  Weights straight;  // with the aim to win
  Variant variant;
};

using Definitions = std::vector<std::shared_ptr<const Definition>>;

/// Returns the text itself if a variant has this id or name, the name of a variant with an id or
/// name that looks like it (variant_name.hpp), or nothing.
using Taken = std::function<std::optional<std::string>(std::string_view name)>;

/// Makes an error for the text of a definition.
[[nodiscard]] Error definition_error(Spot at, std::string what, std::string expected);

/// Returns every variant of the text, in order, or the first error with its line and column.
/// Positions and moves of lessons are not checked.
/// `known` has the variants of earlier texts, which `base` may name.
[[nodiscard]] Result<Definitions> read_definitions(std::string_view text, const Definitions& known,
                                                   const Taken& taken);

}  // namespace camlann::camelot
